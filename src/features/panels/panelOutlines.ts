/**
 * What a page has to know of its panels beside their words, which come in its HTML. Parcel runs
 * these functions while it builds and puts what they return in place of their calls (a macro).
 */
import { itSolutionAnswers } from '../../content/itSolutionAnswers';
import { itSolutions } from '../../content/itSolutions';
import { technologies } from '../../content/technologies';
import { slugify } from '../../ui/slugify';

/** The categories of products, and how many models there are of each. */
export const technologyOutlines = () =>
  technologies.map(({ category, brands }) => ({
    id: slugify(category),
    title: category,
    count: brands.flatMap(({ models }) => models).length,
  }));

/** The title of the IT solutions, their sections, and what can be asked about further. */
export const itSolutionsOutline = () => ({
  title: itSolutions.title,
  sections: itSolutions.sections.map(({ title }) => ({ id: slugify(title), title })),
  answers: itSolutionAnswers.map(({ id, topic }) => ({ id, topic })),
});
