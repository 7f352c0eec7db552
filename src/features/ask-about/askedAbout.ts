import { contactPage } from '../../content/contactPage';
import { askParameter } from './askAbout';

/** A longer topic is cut off here, in characters: the address may be anybody's. */
const longestTopic = 100;

/** The topic that the search part of an address asks about; undefined where it names none. */
export function askedTopic(search: string): string | undefined {
  const topic = new URLSearchParams(search).get(askParameter)?.replace(/\s+/g, ' ').trim();
  return topic?.slice(0, longestTopic) || undefined;
}

/**
 * A message begun about a topic. The visitor's own words stay below; a beginning that nobody went
 * on with makes way for the new one.
 */
export function beginMessage(topic: string, message: string): string {
  const { about } = contactPage.form;
  const beginning = `${about} ${topic}\n`;
  if (message.startsWith(beginning)) return message;
  const untouched = message.startsWith(`${about} `) && !message.trimEnd().includes('\n');
  return `${beginning}\n${untouched ? '' : message}`;
}
