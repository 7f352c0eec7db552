import type { ContactMessage } from './contactMessage';
import { refusesIn } from './serviceAnswer';

/** How a submit ended; each has its own message. */
export type SendResult = 'success' | 'refused' | 'exception';

/** No answer within this time counts as an exception. In ms. */
const answerTimeout = 15_000;

/** What an ok answer says in its body has this long to arrive, in ms, and this much room. */
const bodyTimeout = 2_000;
const longestAnswer = 64 * 1024;

/**
 * The longest body that browsers deliver after the page was closed, in bytes (Fetch, "keepalive": 64
 * KiB for all such requests together).
 */
const longestKeepaliveBody = 60 * 1024;

/** The JSON of an answer. Undefined if it is none, is too long or breaks off; it may never end. */
async function readJson(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const reader = body.getReader();
  const letGo = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(letGo, bodyTimeout);
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length <= longestAnswer) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) return JSON.parse(text);
    }
  } catch {
    // Its status says that the message has arrived, and nothing says otherwise.
  } finally {
    clearTimeout(timer);
    letGo();
  }
  return undefined;
}

/**
 * Posts a message to the form service, which gets it even when the visitor leaves the page
 * meanwhile. An answer that is not ok is `refused`, and so is one whose JSON says so. Never throws:
 * no network, no answer in time and a refused connection are all `exception`.
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
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      return 'refused';
    }
    const answer = response.body ? await readJson(response.body) : undefined;
    return refusesIn(answer) ? 'refused' : 'success';
  } catch {
    return 'exception';
  }
}
