/** The address of each list of written pages; the entries of the list are below it. */
export const listPaths = { projects: '/projects', articles: '/articles' } as const;
