/**
 * A fade from page to page that the browser skips, as where a link follows another quickly, rejects a
 * promise that nobody waits for, and WebKit reports that as an error of the page.
 */
window.onpageswap = window.onpagereveal = ({ viewTransition }) => {
  viewTransition?.ready.catch(() => {});
};
