// Replaced: browsers get the cards as plain HTML.
import { Cards } from '../../components/ArticleBody/ArticleBody';

export default Cards;
