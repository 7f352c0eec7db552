import { writeModules } from '../../src/build/content/writeModules';
import { modules } from './company';

/** Writes the content of the tests' company where unit tests find it (`imports` in package.json). */
export default function writeCompany(): void {
  writeModules('.build/content/unit', modules);
}
