/** The file that the build writes to the root of the site: the company as a vCard. */
export const vcardFile = 'contact.vcf';
