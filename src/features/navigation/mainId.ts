/** The id of the `main` element: where the skip link goes. */
export const mainId = 'main';
