import type { Question } from '../../content/schema';
import { ArrowLink } from '../../ui/ArrowLink';

type AnswerProps = {
  question: Question;
  /** Called before the link is followed. */
  onLeave: React.MouseEventHandler<HTMLAnchorElement>;
};

/** A question that was asked, with its answer and the place that says more. */
export function Answer({ question: { question, answer, more }, onLeave }: AnswerProps) {
  return (
    <div className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{question}</h2>
      <p className="mt-3 max-w-prose">{answer}</p>
      {more && (
        <ArrowLink href={more.href} onClick={onLeave}>
          {more.text}
        </ArrowLink>
      )}
    </div>
  );
}
