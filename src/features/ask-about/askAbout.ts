import { pathOf } from '../../routes';

/** The part of the contact form's address that names what is asked about. */
export const askParameter = 'about';

/** The address of the contact form with its message begun about a topic. */
export function askAboutHref(topic: string): string {
  return `${pathOf('contact')}?${new URLSearchParams({ [askParameter]: topic })}`;
}
