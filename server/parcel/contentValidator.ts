import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@parcel/plugin';

/** Texts are not Markdown. */
const asItIs = { origin: 'content', skipFormatting: true };

function shown(problem: string) {
  const filePath = problem.slice(0, problem.indexOf(':'));
  // Without code: a link that opens the file in the editor.
  return { ...asItIs, message: problem, codeFrames: [{ filePath, code: '', codeHighlights: [] }] };
}

/**
 * Shows the content's problems where Parcel shows its own errors: over the page in the browser and in the
 * terminal. Parcel validates modules that have changed: `server/contentWatch.ts` writes the problems into one
 * (`#content/written`) at the start and after each change. A validator runs after the build, so the
 * server starts even if the content is wrong already.
 */
export default new Validator({
  async validateAll({ options }) {
    const file = path.join(options.env.CONTENT_MODULES ?? '', 'written.json');
    const { problems }: { problems: string[] } = JSON.parse(await readFile(file, 'utf8'));
    return [{ warnings: [], errors: problems.map(shown) }];
  },
});
