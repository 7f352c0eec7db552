import type { ContactMessage } from './contactMessage';

/** How a submit ended; each has its own message. */
export type SendResult = 'success' | 'refused' | 'exception';

/** No answer within this time counts as an exception. In ms. */
const answerTimeout = 15_000;

/**
 * The longest body that browsers deliver after the page was closed, in bytes (Fetch, "keepalive": 64
 * KiB for all such requests together).
 */
const longestKeepaliveBody = 60 * 1024;

/**
 * Posts a message to the form service, which gets it even when the visitor leaves the page
 * meanwhile. Only whether the answer was ok is read; its body, which may never end, is cancelled.
 * Never throws: no network, no answer in time and a refused connection are all `exception`.
 */
export async function sendContactMessage(
  url: string,
  message: ContactMessage,
  timeout = answerTimeout,
): Promise<SendResult> {
  const body = JSON.stringify(message);
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
      signal: AbortSignal.timeout(timeout),
    });
    // The answer counts, even if its body breaks off.
    response.body?.cancel().catch(() => {});
    return response.ok ? 'success' : 'refused';
  } catch {
    return 'exception';
  }
}
