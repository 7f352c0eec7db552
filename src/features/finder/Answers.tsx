import text from '#content/labels/successors';
import successors from '#content/successors';
import type { Successor } from '../../content/modules';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';

/** What replaces the models that are asked about, how we go about it, and whom to ask. */
export function Answers({ answers }: { answers: Successor[] }) {
  return (
    <div className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{successors.title}</h2>
      <p className="mt-3 max-w-prose">{successors.approach}</p>
      <ul className="mt-3">
        {answers.map(({ model, successor, source }) => (
          <li key={model} className="mt-5 border-t border-line pt-5">
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
