/** What of the IT Solutions page never changes once it is rendered, in one chunk. */
export { AnsweredQuestion } from '../features/ask-about/AnsweredQuestion';
export { ItSolutionDetails } from '../features/panels/ItSolutionDetails';
