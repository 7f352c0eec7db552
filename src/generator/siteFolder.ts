/** The folder of the site to build: that of the project, or the one in `SITE`. */
export const siteFolder = (): string => process.env.SITE ?? '.';
