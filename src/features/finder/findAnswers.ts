import type { Successor } from '../../content/modules';
import type { Found } from './createFinder';

/** Of more models than these nobody means a particular one. */
const fewModels = 4;

/**
 * The older models that somebody asks about, with their successors: those named in a search for a
 * few models, those among what was found where the words ask for a replacement, and all of them
 * where the words ask for nothing else.
 */
export function findAnswers(found: Found, successors: Successor[]): Successor[] {
  if (found.replacing && found.models === 0) return successors;
  if (found.partly || (!found.replacing && found.models > fewModels)) return [];
  const models = found.categories.flatMap(({ marks, brands }) =>
    brands.flatMap((brand) => {
      const named = brand.models.filter((model) => model.marks.length > 0);
      const all = found.replacing && (marks.length > 0 || brand.marks.length > 0);
      return (named.length === 0 && all ? brand.models : named).map(({ name }) => name);
    }),
  );
  return successors.filter(({ model }) => models.includes(model));
}
