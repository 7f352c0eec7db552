import type { ContactMessage } from './contactMessage';
import { refusesIn } from './serviceAnswer';

/** How a submit ended; each has its own message. */
export type SendResult = 'success' | 'refused' | 'exception';

/** No answer within this time counts as an exception. In ms. */
const answerTimeout = 15_000;

/** The body of an ok answer has this long to arrive, in ms: it may never end. */
const bodyTimeout = 2_000;

/**
 * The longest body that browsers deliver after the page was closed, in bytes (Fetch, "keepalive":
 * 64 KiB for all such requests together).
 */
const longestKeepaliveBody = 60 * 1024;

/**
 * Posts a message to the form service, which gets it even when the visitor leaves the page
 * meanwhile. An answer that is not ok is `refused`, and so is one whose JSON says so. Never throws:
 * no network, no answer in time and a refused connection are all `exception`.
 */
export async function sendContactMessage(
  url: string,
  message: ContactMessage,
): Promise<SendResult> {
  const body = JSON.stringify(message);
  const tooLong = new AbortController();
  const endAfter = (time: number) => setTimeout(() => tooLong.abort(), time);
  let timer = endAfter(answerTimeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Without it the usual services answer with a redirect to their own thank-you page.
        Accept: 'application/json',
      },
      body,
      keepalive: new TextEncoder().encode(body).length <= longestKeepaliveBody,
      signal: tooLong.signal,
    });
    clearTimeout(timer);
    if (!response.ok) {
      // The rest of the answer is not read.
      tooLong.abort();
      return 'refused';
    }
    timer = endAfter(bodyTimeout);
    // Without JSON the status decides: the message has arrived.
    const answer = await response.json().catch(() => undefined);
    return refusesIn(answer) ? 'refused' : 'success';
  } catch {
    return 'exception';
  } finally {
    clearTimeout(timer);
  }
}
