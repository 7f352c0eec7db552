/** The file that the build writes for the page at a path. */
export const fileOf = (routePath: string) =>
  routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
