import text from '#content/labels/shared';
import { pathOf } from '../../routes';
import { fill } from '../../ui/fill';
import { askHref } from './askParameter';

/** The address of the contact form with a topic to start the message with. */
export function askAboutHref(topic: string): string {
  return askHref(pathOf('contact'), topic);
}

/** The text of a link that starts the message with a topic. */
export function askAboutText(topic: string): string {
  return fill(text.askAbout, { topic });
}
