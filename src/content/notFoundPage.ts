/** What every unknown address shows. */
export const notFoundPage = {
  title: 'We cannot find this page',
  introduction:
    'The address may be misspelled, or the page has moved. These are the main pages; below them you can search for the rest:',
};
