/** Whether a day such as 2026-12-31 is over. */
export const isPast = (day: string, now = new Date()): boolean =>
  now.toISOString().slice(0, 10) > day;
