import { pathOf } from '../../routes';

/** The id of the jobs' band on the home page. */
export const jobsId = 'jobs';

/** The address of the jobs on the home page. */
export const jobsHref = `${pathOf('home')}#${jobsId}`;
