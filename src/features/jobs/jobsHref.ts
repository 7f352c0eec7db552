/** The id of the jobs' band on the home page. */
export const jobsId = 'jobs';

/** The address of the list of all jobs. */
export const jobsListHref = '/jobs';
