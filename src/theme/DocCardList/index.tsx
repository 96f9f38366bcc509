// Replaced: browsers get cards as HTML alone.
import { Cards } from '../../components/ArticleBody/ArticleBody';

export default Cards;
