/** Bytes in base64. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** A text in base64, as UTF-8. */
export const base64OfText = (text: string): string => base64Of(new TextEncoder().encode(text));
