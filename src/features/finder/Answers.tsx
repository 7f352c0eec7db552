import { replacementText as text } from '../../content/replacement';
import type { Successor } from '../../content/types';
import { AskButton } from '../ask-about/AskButton';

/** What replaces the models that are asked about, how we go about it, and whom to ask. */
export function Answers({ answers }: { answers: Successor[] }) {
  return (
    <div className="rounded-md border border-line bg-surface px-[20px] py-5 sm:px-8">
      <h2 className="text-xl font-bold text-ink sm:text-2xl">{text.title}</h2>
      <p className="mt-3 max-w-prose">{text.approach}</p>
      <ul className="mt-3">
        {answers.map(({ model, successor, source }) => (
          <li key={model} className="mt-3 border-l-2 border-amber pl-4">
            <p className="font-semibold text-ink">{text.answer(model, successor)}</p>
            <p className="text-sm">{text.source(source)}</p>
            <div className="mt-3">
              <AskButton topic={text.topic(model)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
