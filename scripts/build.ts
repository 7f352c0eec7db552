/** `npm run build`: the production site in `dist/`, and files for nginx and Caddy in `hosts/`. */
import { BuildError, buildSite } from './buildSite';
import { failWith } from './failWith';
import { formUrlFromEnvironment } from './formUrl';

async function main() {
  const formUrl = formUrlFromEnvironment();
  if (!formUrl) {
    throw new BuildError(
      'CONTACT_FORM_URL is not set: the contact form would go nowhere. Set it to the address of your form service, for example CONTACT_FORM_URL=https://forms.example/f/1 npm run build',
    );
  }
  await buildSite({ formUrl, outDir: 'dist', hostsDir: 'hosts' });
  console.log('The site is in dist/, the files for nginx and Caddy are in hosts/.');
}

main().catch(failWith(BuildError));
