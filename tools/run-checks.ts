import { spawnSync } from 'node:child_process';

/** Speeds up the next run; a fresh clone starts without it. */
const cache = 'node_modules/.cache';
const remembered = (name: string) => ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];

/** Everything that must hold before a commit. */
const checks = [
  [
    'format',
    'prettier',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location',
    `${cache}/prettier.json`,
    '.',
  ],
  ['types of server and studio', 'tsc', '-p', 'tsconfig.json', ...remembered('server')],
  ['types of the web app', 'tsc', '-p', 'tsconfig.web.json', ...remembered('web')],
  ['lint', 'oxlint', '--quiet'],
  ['walls between rooms', 'node', 'tools/check-walls.ts'],
  ['words', 'node', 'tools/check-words.ts'],
  ['dead code', 'knip'],
] as const;

const failed: string[] = [];
for (const [name, program, ...args] of checks) {
  const startedAt = performance.now();
  const [file, ...rest] =
    program === 'node' ? [process.execPath, ...args] : [`node_modules/.bin/${program}`, ...args];
  const { status } = spawnSync(file, rest, { stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)\n`);
  if (status !== 0) failed.push(name);
}
process.exit(failed.length === 0 ? 0 : 1);
