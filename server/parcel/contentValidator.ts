import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@parcel/plugin';
import { problemsFile } from './watchProblems';

/** Texts are not Markdown. */
const asItIs = { origin: 'content', skipFormatting: true };

function shown(problem: string) {
  const filePath = problem.slice(0, problem.indexOf(':'));
  // Without code: a link that opens the file in the editor.
  return { ...asItIs, message: problem, codeFrames: [{ filePath, code: '', codeHighlights: [] }] };
}

/**
 * Shows what is wrong with the content where Parcel shows its own errors: over the page in the
 * browser and in the terminal. `server/contentWatch.ts` has written it down. A validator runs after
 * the build, so that the server starts where the content is wrong already.
 */
export default new Validator({
  async validateAll({ options }) {
    const file = path.join(options.env.CONTENT_MODULES ?? '', problemsFile);
    const { problems }: { problems: string[] } = JSON.parse(await readFile(file, 'utf8'));
    return [{ warnings: [], errors: problems.map(shown) }];
  },
});
