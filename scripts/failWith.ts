type ErrorClass = new (...parameters: never[]) => Error;

/**
 * Ends a command that failed: with the message alone where the error is of a kind that the person
 * at the terminal can fix, otherwise with the whole error. Exit status 1 in both cases.
 */
export function failWith(...fixable: ErrorClass[]) {
  return (error: unknown) => {
    const known = error instanceof Error && fixable.some((kind) => error instanceof kind);
    console.error(known ? error.message : error);
    process.exitCode = 1;
  };
}
