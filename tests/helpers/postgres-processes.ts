import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The process that owns the embedded database of a data folder. */
export const postmasterOf = async (dataFolder: string): Promise<number> =>
  Number.parseInt(await readFile(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** The backend processes, one per connection, as `ps` shows them: "postgres: user database client activity". */
export const backendsOf = (postmaster: number): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+postgres: hookline /.exec(line)?.[1])
    .filter((pid) => pid !== undefined)
    .map(Number);
