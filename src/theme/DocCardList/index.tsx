// Replaced: browsers get cards as HTML alone.
import { Cards } from '@site/src/components/ArticleBody/ArticleBody';

export default Cards;
