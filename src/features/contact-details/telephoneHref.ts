/**
 * A telephone number as it is dialled from anywhere: without the zero in brackets that is dialled
 * only within its country, as in +44 (0)20 7946 0958.
 */
export const internationalNumber = (telephone: string): string =>
  /^\s*(\+|00)/.test(telephone)
    ? telephone.replace(/\s*\(\s*0\s*\)[\s\p{Pd}./]*/u, ' ').trim()
    : telephone;

/** The `tel:` address of a telephone number in its written form (RFC 3966 allows no spaces). */
export function telephoneHref(telephone: string): string {
  return `tel:${internationalNumber(telephone).replace(/[^+\d]/g, '')}`;
}
