/** What is shown in place of a page that failed in the browser. */
export const errorMessage = {
  title: 'This page could not be shown',
  text: 'Something went wrong in your browser, and we have nothing more to show here. Loading the page again may help. You can always reach us:',
};
