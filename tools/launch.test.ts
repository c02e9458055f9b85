import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';

type RunOptions = { userId?: number; nodeVersion?: string; environment?: Record<string, string> };

/** A small project with the real launcher. Its npm records its arguments and installs a vite that does nothing. */
async function makeProject() {
  const root = await temporaryFolder();
  const inRoot = (file: string): string => path.join(root, file);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(inRoot(file)), { recursive: true });
    await writeFile(inRoot(file), text);
  };
  const programs = inRoot('programs');
  await mkdir(inRoot('tools'));
  await mkdir(programs);
  await copyFile(path.join(import.meta.dirname, 'launch.mjs'), inRoot('tools/launch.mjs'));
  await write('package.json', '{"type":"module"}');
  await write('package-lock.json', '1');
  await write('tools/node/package-lock.json', '1');
  await write('vite.config.ts', '');
  await write('tools/web-build/a.ts', '');
  await write('src/contract/a.ts', '');
  await write('src/web/app.html', '');
  await write('src/server/main.ts', `console.log('runs', ...process.argv.slice(2)); process.exitCode = 7;`);
  await write('tools/run-checks.ts', `console.log('checks', process.versions.node);`);
  await write(
    'npm-cli.js',
    `import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
    appendFileSync('${inRoot('npm-calls')}', process.cwd() + ' ' + process.argv[2] + '\\n');
    rmSync('node_modules', { recursive: true, force: true });
    if (process.env.NPM_FAILS) process.exit(1);
    if (process.cwd().endsWith('tools/node')) {
      mkdirSync('node_modules/node-here/bin', { recursive: true });
      if (!process.env.NO_NODE_FOR_US) symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/node-here/bin/node');
    } else {
      mkdirSync('node_modules/vite/bin', { recursive: true });
      writeFileSync('node_modules/vite/bin/vite.js', \`
        import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
        appendFileSync('vite-calls', 'built' + String.fromCharCode(10));
        mkdirSync('dist/web', { recursive: true });
        writeFileSync('dist/web/app.html', '');\`);
    }`,
  );
  const addProgram = async (name: string, script = '#!/bin/sh\nexit 0\n'): Promise<void> => {
    await writeFile(path.join(programs, name), script);
    await chmod(path.join(programs, name), 0o755);
  };
  const count = async (file: string): Promise<number> =>
    (await readFile(inRoot(file), 'utf8').catch(() => '')).split('\n').filter(Boolean).length;
  /** Simulated properties of the machine, set before the launcher starts. */
  const run = (args: string[], { userId = 1000, nodeVersion, environment = {} }: RunOptions = {}) => {
    const machine =
      `process.getuid = () => ${userId};` +
      (nodeVersion
        ? `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${nodeVersion}' } });`
        : '');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`--import=data:text/javascript,${encodeURIComponent(machine)}`, inRoot('tools/launch.mjs'), ...args],
      { encoding: 'utf8', env: { PATH: programs, npm_execpath: inRoot('npm-cli.js'), ...environment } },
    );
    return { status, stdout, stderr };
  };
  const npmCalls = (): Promise<number> => count('npm-calls');
  return { root, inRoot, write, programs, addProgram, run, npmCalls, viteCalls: () => count('vite-calls') };
}

test.each(['nonsense', 'toString'])(
  '"%s" is an unknown command, and the help lists the commands',
  async (name) => {
    const { run, npmCalls } = await makeProject();
    const { status, stderr } = run([name]);
    expect(status).toBe(1);
    expect(stderr).toContain(`Unknown command "${name}"`);
    for (const known of ['start', 'dev', 'test', 'check', 'bench', 'pictures'])
      expect(stderr).toContain(`  ${known} `);
    expect(await npmCalls()).toBe(0);
  },
);

test('help exits successfully', async () => {
  const { run } = await makeProject();
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('npm start') });
});

test('installs packages once, again when the lock changes, and again after a failure', async () => {
  const { run, npmCalls, write } = await makeProject();
  expect(run(['check'])).toMatchObject({ status: 0, stdout: expect.stringContaining('checks') });
  run(['check']);
  expect(await npmCalls()).toBe(1);

  await write('package-lock.json', '2');
  const failed = run(['check'], { environment: { NPM_FAILS: '1' } });
  expect(failed).toMatchObject({ status: 1, stdout: '' });
  expect(failed.stderr).toContain('npm ci failed in the project');
  expect(await npmCalls()).toBe(2);
  expect(run(['check']).status).toBe(0);
  run(['check']);
  expect(await npmCalls()).toBe(3);
});

test('shows a user without ffmpeg and root the command to run, before installing anything', async () => {
  const { run, npmCalls, addProgram } = await makeProject();
  await addProgram('apt-get');
  const { status, stderr } = run(['start']);
  expect(status).toBe(1);
  expect(stderr).toContain('\n  sudo apt-get update && sudo apt-get install -y ffmpeg\n');
  expect(await npmCalls()).toBe(0);
});

test('installs ffmpeg as root on Debian, even if a package source is unreachable', async () => {
  const { run, inRoot, programs, addProgram } = await makeProject();
  await symlink('/bin/sh', path.join(programs, 'sh'));
  await addProgram(
    'apt-get',
    `#!/bin/sh\necho "$@" >> '${inRoot('apt-calls')}'\nif [ "$1" = update ]; then exit 100; fi\n`,
  );
  expect(run(['start'], { userId: 0 })).toMatchObject({ status: 7 });
  expect((await readFile(inRoot('apt-calls'), 'utf8')).trim().split('\n')).toEqual([
    'update -qq',
    'install -y -qq --no-install-recommends ffmpeg',
  ]);
});

test.each([
  { where: 'Debian', shell: 0 },
  { where: 'a distribution without the headless shell', shell: 100 },
])('the tests install Chromium on $where', async ({ shell }) => {
  const { run, write, inRoot, programs, addProgram } = await makeProject();
  await write('tools/run-tests.ts', `console.log('tests');`);
  await symlink('/bin/sh', path.join(programs, 'sh'));
  for (const name of ['ffmpeg', 'ffprobe']) await addProgram(name);
  await addProgram(
    'apt-get',
    `#!/bin/sh\necho "$@" >> '${inRoot('apt-calls')}'\ncase "$*" in *headless*) exit ${shell};; esac\n`,
  );
  expect(run(['test'], { userId: 0 })).toMatchObject({ status: 0, stdout: 'tests\n' });
  expect((await readFile(inRoot('apt-calls'), 'utf8')).trim().split('\n')).toEqual([
    'update -qq',
    'install -y -qq --no-install-recommends chromium-headless-shell',
    'install -y -qq --no-install-recommends chromium',
  ]);
});

test('passes on arguments and the exit code, and builds the web app when its sources changed', async () => {
  const { run, addProgram, write, viteCalls } = await makeProject();
  for (const name of ['ffmpeg', 'ffprobe']) await addProgram(name);
  expect(run(['start', '--services=web'])).toMatchObject({ status: 7, stdout: 'runs --services=web\n' });
  run(['start']);
  expect(await viteCalls()).toBe(1);
  await write('src/web/a.test.ts', 'a test is not part of it');
  run(['start']);
  expect(await viteCalls()).toBe(1);
  await write('src/web/app.html', 'new');
  run(['start']);
  expect(await viteCalls()).toBe(2);
});

test('an old Node downloads a newer Node once and runs the command with it', async () => {
  const { run, inRoot, npmCalls } = await makeProject();
  const first = run(['check'], { nodeVersion: '20.20.2' });
  expect(first.stderr).toContain('Node 20.20.2 is too old; fetching Node 24 for this project');
  expect(first.stdout).toBe(`checks ${process.versions.node}\n`);
  expect(existsSync(inRoot('tools/node/node_modules/.hookline-lock'))).toBe(true);
  run(['check'], { nodeVersion: '22.17.9' });
  expect(await npmCalls()).toBe(2);
});

test('says what to install when no newer Node can be downloaded', async () => {
  const { run } = await makeProject();
  const environment = { NO_NODE_FOR_US: '1' };
  const needed = 'install Node 22.18 or newer';
  expect(run(['check'], { nodeVersion: '20.20.2', environment }).stderr).toContain(needed);
  expect(run(['check'], { nodeVersion: '14.21.3' }).stderr).toContain(
    `too old even to fetch a newer one: ${needed}`,
  );
});

test('stopping npm stops the app: no process outlives its parent', async () => {
  const { write, addProgram, inRoot, programs } = await makeProject();
  for (const name of ['ffmpeg', 'ffprobe']) await addProgram(name);
  await write(
    'src/server/main.ts',
    `import { writeFileSync } from 'node:fs';
    process.once('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(0); });
    writeFileSync('started', '');
    setInterval(() => {}, 1_000);`,
  );
  // Like npm: a shell that waits for the launcher and does not forward signals.
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" tools/launch.mjs start; true`], {
    cwd: path.dirname(inRoot('package.json')),
    env: { PATH: programs, npm_execpath: inRoot('npm-cli.js') },
    stdio: 'ignore',
  });
  onTestFinished(() => void shell.kill('SIGKILL'));
  await waitFor(() => (existsSync(inRoot('started')) ? true : undefined), 20_000);
  shell.kill('SIGTERM');
  await waitFor(() => (existsSync(inRoot('stopped')) ? true : undefined), 5_000);
});
