import { BuildError } from '../src/generator/site';

/** Names of this machine, and those that are reserved so that they are never public (RFC 6761). */
const neverPublic = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|localhost))$/;

/**
 * An address from the environment; undefined where none is set. Throws a `BuildError` unless it is
 * an https address, or http of this machine or a test.
 */
export function addressFromEnvironment(variable: string): string | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new BuildError(`${variable} is not an http or https address: "${value}"`);
  const { protocol, hostname } = new URL(value);
  if (protocol === 'http:' && !neverPublic.test(hostname))
    throw new BuildError(
      `${variable} has to begin with https://, or anybody on the way reads what is sent: "${value}"`,
    );
  return value;
}

export const formUrlFromEnvironment = () => addressFromEnvironment('CONTACT_FORM_URL');
