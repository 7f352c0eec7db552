/** The `tel:` address of a telephone number as a person writes it (RFC 3966 allows no spaces). */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/[^+\d]/g, '')}`;
}
