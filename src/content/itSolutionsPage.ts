/** What stands around the sections of `itSolutions.ts`. */
export const itSolutionsPage = {
  introduction:
    'Software that sits between the plant and the people who run it: built to be handed over, documented and yours to keep.',
  technologiesLink: 'Back to all technologies',
};
