/** The words of the footer besides the company's name and telephone number. */
export const footer = {
  telephone: 'Call',
  write: 'Write to us',
};
