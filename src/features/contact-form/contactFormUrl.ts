/**
 * Where the contact form posts to, fixed at build time: Parcel replaces the variable by its value.
 * `npm run build` stops without it; `npm start` and `npm run preview` set the form inbox.
 */
export const contactFormUrl = process.env.CONTACT_FORM_URL ?? '';
