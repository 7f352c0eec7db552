import { contactPage } from '../../content/contactPage';
import { askParameter } from './askAbout';

/** A longer topic is cut off here, in characters: anybody can write such an address. */
const longestTopic = 100;

/** The topic in the search part of an address; undefined if there is none. */
export function askedTopic(search: string): string | undefined {
  const topic = new URLSearchParams(search).get(askParameter)?.replace(/\s+/g, ' ').trim();
  return topic?.slice(0, longestTopic) || undefined;
}

/**
 * A message that starts with a topic. The visitor's own words stay below it; an earlier topic with
 * nothing written below it is replaced.
 */
export function beginMessage(topic: string, message: string): string {
  const { about } = contactPage.form;
  const beginning = `${about} ${topic}\n`;
  if (message.startsWith(beginning)) return message;
  const untouched = message.startsWith(`${about} `) && !message.trimEnd().includes('\n');
  return `${beginning}\n${untouched ? '' : message}`;
}
