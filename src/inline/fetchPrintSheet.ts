/**
 * Fetches the print stylesheet after the first user input, because only a user prints, instead of
 * with every page: 2 KB of a first load with its headers. Printed without any input, Chromium waits
 * for it.
 */
const link = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  media: 'print',
  href: printSheetUrl,
});

/** So much later, in ms, it does not compete with what the input has started. */
const afterInput = 800;

const fetchPrintSheet = () => link.isConnected || document.head.append(link);

// Removed, it is tried again: the network may be back by the time something is printed.
link.onerror = () => link.remove();
addEventListener('beforeprint', fetchPrintSheet);
for (const type of ['pointermove', 'keydown', 'touchstart']) {
  addEventListener(type, () => setTimeout(fetchPrintSheet, afterInput), {
    once: true,
    passive: true,
  });
}

export {};
