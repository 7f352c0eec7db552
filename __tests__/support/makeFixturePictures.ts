/** Makes the pictures of the tests' company. `tsx __tests__/support/makeFixturePictures.ts` */
import { companyFolder } from './companyFolder';
import { makePictures } from './makePictures';

makePictures(companyFolder);
