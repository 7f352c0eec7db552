import { company } from '../../content/company';
import { slugify } from '../../ui/slugify';

/** The vCard that the build writes, by the name under which it lies at the root and is saved. */
export const vcardFile = `${slugify(company.name)}.vcf`;
