// Replaced: browsers get the cards as plain HTML.
import { Cards } from '../../../features/article/client/ArticleBody/ArticleBody';

export default Cards;
