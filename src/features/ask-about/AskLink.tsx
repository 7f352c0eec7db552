import { Link } from 'wouter';
import { interfaceText } from '../../content/interface';
import { askAboutHref } from './askAbout';

/** Leads to the contact form, its message begun about a topic. */
export function AskLink({ topic, className }: { topic: string; className?: string }) {
  return (
    <Link href={askAboutHref(topic)} className={className}>
      {`${interfaceText.askAbout} ${topic}`}
    </Link>
  );
}
