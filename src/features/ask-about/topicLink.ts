import { sharedText } from '../../content/sharedText';
import { pathOf } from '../../routes';

/** The search parameter of the contact page that names the topic. */
export const askParameter = 'about';

/** The address of the contact form with a topic to start the message with. */
export function askAboutHref(topic: string): string {
  return `${pathOf('contact')}?${new URLSearchParams({ [askParameter]: topic })}`;
}

/** The text of a link that starts the message with a topic. */
export function askAboutText(topic: string): string {
  return `${sharedText.askAbout} ${topic}`;
}
