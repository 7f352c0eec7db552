/** The address of the list of all projects. */
export const projectsListHref = '/projects';
