// Runs before the theme hides a bar that was closed. The theme compares the announcements only
// after the application has started, so a new one would first show on the next page load.
((script) => {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') === script.dataset.announcement) return;
    localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // without storage, no bar was closed
  }
})(document.currentScript);
