import site from '#content/site';

/** The ways to reach a person: telephone numbers and mail addresses, the company's first. */
export const directWays = site.contactWays.filter(
  ({ kind }) => kind === 'telephone' || kind === 'mail',
);

/** The company's telephone number, if it has one. */
export const telephoneWay = directWays.find(({ kind }) => kind === 'telephone');

/** Whether its number takes the room that the bar of a narrow phone has for signs and words. */
export const isLongNumber = Boolean(telephoneWay && telephoneWay.text.length > 15);
