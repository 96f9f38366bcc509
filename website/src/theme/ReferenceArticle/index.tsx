// Not part of Docusaurus' theme: the article of API pages, for the page files, which import no feature.
export { default } from '../../../features/api/client/Article.tsx';
