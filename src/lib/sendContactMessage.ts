import type { ContactMessage } from './contactMessage';

/** How a submit ended; each has its own message (specification, section 8). */
export type SendResult = 'success' | 'refused' | 'exception';

/** No answer within this time counts as an exception. In ms. */
export const answerTimeout = 15_000;

/**
 * Posts a message to the form service. Only whether the answer was ok is read, never its body.
 * Never throws: no network, no answer in time and a refused connection are all `exception`.
 */
export async function sendContactMessage(
  url: string,
  { name, email, message }: ContactMessage,
): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Without it the usual services answer with a redirect to their own thank-you page.
        Accept: 'application/json',
      },
      body: JSON.stringify({ name, email, message }),
      signal: AbortSignal.timeout(answerTimeout),
    });
    return response.ok ? 'success' : 'refused';
  } catch {
    return 'exception';
  }
}
