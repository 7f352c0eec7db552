/** Whether an answer's `error` or `errors` names none: left out, null, false, or empty. */
const isNone = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Whether a form service says in the JSON of its answer that it did not take a message, whatever
 * the status: some answer 200 to everything.
 */
export function refusesIn(body: unknown): boolean {
  if (!body || typeof body !== 'object') return false;
  const { success, ok, error, errors }: Record<string, unknown> = { ...body };
  return (
    [success, ok].some((value) => value === false || value === 'false') ||
    [error, errors].some((value) => !isNone(value))
  );
}
