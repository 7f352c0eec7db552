/** The id of the line's band, which its addresses lead to. */
export const lineId = 'line';

/** The search parameters that name a station, and something people say of a line. */
export const choiceParameters = { station: 'line', symptom: 'symptom' } as const;

/** The address of a choice on the home page: `/?line=capper#line`. */
export const choiceHref = (kind: keyof typeof choiceParameters, id: string): string =>
  `/?${choiceParameters[kind]}=${id}#${lineId}`;
