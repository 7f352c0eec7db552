import { ButtonLink, type ButtonLook } from '../../ui/Button';
import { askAboutHref, askAboutText } from './topicLink';

/** The action of a panel or a section: a button to the contact form that starts the message with a topic. */
export function AskButton({ topic, variant = 'outline' }: { topic: string } & ButtonLook) {
  return (
    <ButtonLink href={askAboutHref(topic)} variant={variant}>
      {askAboutText(topic)}
    </ButtonLink>
  );
}
