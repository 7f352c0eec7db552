/** The file that the build writes for the page at a path. */
export const fileOf = (routePath: string) =>
  `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
