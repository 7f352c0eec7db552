export const createGitHubStore = (..._: any): any => null;
