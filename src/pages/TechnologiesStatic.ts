/** What of the Technologies page never changes once it is rendered, in one chunk. */
export { SuccessorTable } from '../features/panels/SuccessorTable';
export { TechnologyBrands, TechnologyWords } from '../features/panels/TechnologyDetails';
