/** The element that the address's hash names, or null. A malformed escape names nothing. */
export function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}
