/** The folder of the company that unit and browser tests use: one of their own. */
export const companyFolder = '__tests__/fixtures/company';
