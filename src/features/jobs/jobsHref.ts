/** The address of the list of all jobs. */
export const jobsListHref = '/jobs';
