/**
 * Ends a command that failed: with the message alone where the error is of a kind the person at
 * the terminal can mend, otherwise with all there is to know. Exit status 1 in both cases.
 */
export function failWith(mendable: new (...args: never[]) => Error) {
  return (error: unknown) => {
    console.error(error instanceof mendable ? error.message : error);
    process.exitCode = 1;
  };
}
