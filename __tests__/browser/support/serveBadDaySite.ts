/** Builds the site for a form service of another origin and serves it. */
import { BuildError } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { startPreview } from '../../../scripts/startPreview';
import { PortError } from '../../../server/port';
import { badDaySite } from './badDay';

startPreview(badDaySite).catch(failWith(BuildError, PortError));
