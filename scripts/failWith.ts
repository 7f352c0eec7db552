type ErrorClass = new (...parameters: never[]) => Error;

/**
 * Ends a command that failed: with the message alone where the error is of a kind that the person
 * at the terminal can mend, otherwise with all there is to know. Exit status 1 in both cases.
 */
export function failWith(...mendable: ErrorClass[]) {
  return (error: unknown) => {
    const known = error instanceof Error && mendable.some((kind) => error instanceof kind);
    console.error(known ? error.message : error);
    process.exitCode = 1;
  };
}
