import { pathOf } from '../../routes';
import { contactFormId } from '../ask-about/askParameter';

/** The address of the contact form, its heading in view and focused. */
export const contactFormHref = `${pathOf('contact')}#${contactFormId}`;
