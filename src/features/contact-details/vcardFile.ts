import { company } from '../../content/company';
import { slugify } from '../../ui/slugify';

/** The file name of the vCard that the build writes to the root of the site. */
export const vcardFile = `${slugify(company.name)}.vcf`;
