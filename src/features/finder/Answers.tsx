import text from '#content/labels/successors';
import successors from '#content/successors';
import type { Successor } from '../../content/modules';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';

/** What replaces the models that are asked about, how we go about it, and whom to ask. */
export function Answers({ answers }: { answers: Successor[] }) {
  return (
    <div className="rounded-md border border-edge bg-surface px-[20px] py-5 sm:px-8">
      <h2 className="text-xl font-bold text-heading sm:text-2xl">{successors.title}</h2>
      <p className="mt-3 max-w-prose">{successors.approach}</p>
      <ul className="mt-3">
        {answers.map(({ model, successor, source }) => (
          <li key={model} className="mt-3 border-l-2 border-accent pl-4">
            <p className="font-semibold text-heading">{fill(text.answer, { model, successor })}</p>
            <p className="text-sm">{source}</p>
            <div className="mt-3">
              <AskButton topic={fill(text.topic, { model })} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
