import text from '#content/labels/shared';
import { pathOf } from '../../routes';
import { ButtonLink } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { askHref } from './askParameter';

/** The address of the contact form with a topic to start the message with. */
export const askAboutHref = (topic: string): string => askHref(pathOf('contact'), topic);

/** The text of a link that starts the message with a topic. */
export const askAboutText = (topic: string): string => fill(text.askAbout, { topic });

/** The action of a panel or a section: a button to the contact form, with a topic to begin with. */
export const AskButton = ({ topic }: { topic: string }) => (
  <ButtonLink href={askAboutHref(topic)} variant="outline">
    {askAboutText(topic)}
  </ButtonLink>
);

/** The same as a link. */
export const AskLink = ({ topic, className }: { topic: string; className: string }) => (
  <a href={askAboutHref(topic)} className={className}>
    {askAboutText(topic)}
  </a>
);
