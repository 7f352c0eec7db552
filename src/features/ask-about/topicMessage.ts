import text from '#content/labels/contact-form';
import { askParameter } from './askParameter';

/** A longer topic is cut off here, in characters: such an address can be written by hand. */
const longestTopic = 100;

/** The topic in the search part of an address; undefined if there is none. */
export function askedTopic(search: string): string | undefined {
  const topic = new URLSearchParams(search).get(askParameter)?.replace(/\s+/g, ' ').trim();
  return topic?.slice(0, longestTopic) || undefined;
}

/** How a message about a topic begins. */
export const beginningAbout = (topic: string): string => `${text.about} ${topic}`;

/**
 * A message that starts with a topic. The visitor's own words stay below it; an earlier topic with
 * nothing written below it is replaced.
 */
export function beginMessage(topic: string, message: string): string {
  const beginning = `${beginningAbout(topic)}\n`;
  if (message.startsWith(beginning)) return message;
  const untouched = message.startsWith(beginningAbout('')) && !message.trimEnd().includes('\n');
  return `${beginning}\n${untouched ? '' : message}`;
}
