// Replaced: browsers get the pages of a category as plain HTML, in dense lists instead of cards.
import { Category } from '../../../features/article/client/ArticleBody/ArticleBody';

export default Category;
