import { execFile } from 'node:child_process';

const program = 'espeak-ng';

/** The program's name if it is on the PATH and runs. */
export const findEspeak = (): Promise<string | null> =>
  new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: 5_000 }, (error) => resolve(error ? null : program));
  });
