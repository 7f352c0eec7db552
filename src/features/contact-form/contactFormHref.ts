import { pathOf } from '../../routes';

/** The id of the form's heading. */
export const contactFormId = 'write';

/** The address of the contact form, its heading in view and focused. */
export const contactFormHref = `${pathOf('contact')}#${contactFormId}`;
