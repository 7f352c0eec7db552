/** The folder of the company that was made up for unit and browser tests. */
export const companyFolder = '__tests__/fixtures/company';
