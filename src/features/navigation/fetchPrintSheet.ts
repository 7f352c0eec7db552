import { onFirstInput } from './firstInput';

/** So much later than the first input, in ms, it does not compete with what that has started. */
const afterInput = 800;

/**
 * Fetches the print stylesheet after the first user input, because only a user prints, instead of
 * with every page: 2 KB of a first load with its headers. Printed without any input, Chromium waits
 * for it. Under `parcel serve` it is there already.
 */
export function fetchPrintSheetOnInput(): void {
  const { head, documentElement } = document;
  const href = documentElement.dataset.printStyles;
  if (!href) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href,
  });
  const fetchPrintSheet = () => link.isConnected || head.append(link);
  // Removed, it is tried again: the network may be back by the time something is printed.
  link.onerror = () => link.remove();
  addEventListener('beforeprint', fetchPrintSheet);
  onFirstInput(() => setTimeout(fetchPrintSheet, afterInput));
}
