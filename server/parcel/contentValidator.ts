import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Validator } from '@parcel/plugin';

const check = ['--import', 'tsx', 'server/parcel/printContentProblems.ts'];

/** Runs the content check in a process of its own, which reads every module again. */
async function contentProblems(projectRoot: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, check, { cwd: projectRoot });
  const problems: unknown = JSON.parse(stdout);
  if (!Array.isArray(problems)) throw new Error(`The content check printed: ${stdout}`);
  return problems.map(String);
}

/** Texts are not Markdown. */
const asItIs = { origin: 'content', skipFormatting: true };

function shown(problem: string) {
  const filePath = problem.slice(0, problem.indexOf(','));
  // Without code: a link that opens the file in the editor.
  return { ...asItIs, message: problem, codeFrames: [{ filePath, code: '', codeHighlights: [] }] };
}

function notChecked(error: unknown) {
  const stack = error instanceof Error ? error.message : String(error);
  return { ...asItIs, message: 'The content cannot be checked.', stack };
}

/**
 * Shows what is wrong with the content where Parcel shows its own errors: over the page in the
 * browser and in the terminal. A validator runs after the build, so that the page never waits for
 * the check, and the server starts where the content is wrong already.
 */
export default new Validator({
  async validateAll({ options }) {
    const errors = await contentProblems(options.projectRoot).then(
      (problems) => problems.map(shown),
      (error: unknown) => [notChecked(error)],
    );
    return [{ warnings: [], errors }];
  },
});
