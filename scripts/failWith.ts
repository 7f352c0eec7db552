type ErrorClass = new (...parameters: never[]) => Error;

/**
 * Ends a command that failed, with status 1. An error of a kind that the person at the terminal can
 * fix is printed as its message, another one whole.
 */
export function failWith(...fixable: ErrorClass[]) {
  return (error: unknown) => {
    const known = error instanceof Error && fixable.some((kind) => error instanceof kind);
    console.error(known ? error.message : error);
    process.exitCode = 1;
  };
}
