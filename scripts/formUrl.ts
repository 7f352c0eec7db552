import { BuildError } from './buildSite';

const variable = 'CONTACT_FORM_URL';

/**
 * The form's address from the environment, or undefined where none is set. Throws a `BuildError`
 * for what is no http(s) address.
 */
export function formUrlFromEnvironment(): string | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new BuildError(`${variable} is not an http or https address: "${value}"`);
  }
  return value;
}
