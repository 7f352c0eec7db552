/** The page's heading, which only screen readers find. */
export const siemensPage = { title: 'Siemens' };
