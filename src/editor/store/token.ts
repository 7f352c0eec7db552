export const keptToken = () => '';
export const forgetToken = () => {};
