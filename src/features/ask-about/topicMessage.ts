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

/** A message without the topics that links have begun it with: each has an empty line below it. */
export function withoutTopics(message: string): string {
  const [first = '', second = '', ...rest] = message.split('\n');
  const isBegun = first.startsWith(beginningAbout('')) && second === '';
  return isBegun ? withoutTopics(rest.join('\n')) : message;
}

/** A message that starts with a topic, and no earlier one; the visitor's words stay below it. */
export function beginMessage(topic: string, message: string): string {
  const beginning = `${beginningAbout(topic)}\n`;
  return message.startsWith(beginning) ? message : `${beginning}\n${withoutTopics(message)}`;
}
