import { itSolutionAnswers } from '../../content/itSolutionAnswers';

/** A question that buyers ask, with its answer; `id` is that of the answer in the content. */
export function AnsweredQuestion({ id }: { id: string }) {
  const answered = itSolutionAnswers.find((candidate) => candidate.id === id);
  return (
    <>
      <h2 className="text-2xl font-extrabold tracking-tight text-balance text-ink">
        {answered?.question}
      </h2>
      <p className="mt-3 max-w-prose">{answered?.answer}</p>
    </>
  );
}
