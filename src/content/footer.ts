/** What the footer says beside the company's own name and year. */
export const footer = {
  founded: 'Since',
};
