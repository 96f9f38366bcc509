// Wrapped to say that nothing was found in the words of the search service's own widget.
import translations from '@theme-original/SearchTranslations';

export default {
  ...translations,
  modal: {
    ...translations.modal,
    noResultsScreen: {
      ...translations.modal?.noResultsScreen,
      noResultsText: 'No results for',
    },
  },
};
