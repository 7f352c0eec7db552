/** The address of a partner's mark, by the name of its picture. */
export const markFile = (name: string) => `/${name}.svg`;
