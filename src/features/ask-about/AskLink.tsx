import { askAboutHref, askAboutText } from './topicLink';

/** A link to the contact form that starts the message with a topic. */
export function AskLink({ topic, className }: { topic: string; className?: string }) {
  return (
    <a href={askAboutHref(topic)} className={className}>
      {askAboutText(topic)}
    </a>
  );
}
