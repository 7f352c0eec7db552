import { listPaths } from '../../content/listPaths';

/** The address of the list of all projects. */
export const projectsListHref = listPaths.projects;
