/** `npm run build`: the production site in `dist/`, and the files for nginx and Caddy in `hosts/`. */
import { BuildError, buildSite } from './buildSite';
import { failWith } from './failWith';

const variable = 'CONTACT_FORM_URL';

/** The form's address from the environment. Throws a `BuildError` where it is missing or wrong. */
function formUrl(): string {
  const value = process.env[variable];
  if (!value) {
    throw new BuildError(
      `${variable} is not set: the contact form would go nowhere. Set it to the address of your form service, for example ${variable}=https://forms.example/f/1 npm run build`,
    );
  }
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new BuildError(`${variable} is not an http or https address: "${value}"`);
  }
  return value;
}

async function main() {
  await buildSite({ formUrl: formUrl(), outDir: 'dist', hostsDir: 'hosts' });
  console.log('The site is in dist/, the files for nginx and Caddy are in hosts/.');
}

main().catch(failWith(BuildError));
