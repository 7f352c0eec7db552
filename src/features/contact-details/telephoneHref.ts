/** The `tel:` address of a telephone number in its written form (RFC 3966 allows no spaces). */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/[^+\d]/g, '')}`;
}
