import { StoreError } from '../store';
import { reasonOf } from './EditorContext';
import { ProblemList } from './form/ProblemList';

/** Shows why something failed, if it did, with a link to each form that has to be corrected. */
export const Failure = ({ error }: { error: unknown }) =>
  error !== undefined && (
    <div role="alert" className="problem">
      <p>{reasonOf(error)}</p>
      {error instanceof StoreError && <ProblemList problems={error.details.problems ?? []} />}
    </div>
  );
