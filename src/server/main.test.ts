import { execFileSync, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyBlankDatabase } from '../../tests/helpers/blank-database.ts';
import { killIfAlive } from '../../tests/helpers/processes.ts';
import { waitFor } from '../../tests/helpers/wait-for.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';

type Ending = { code: number | null; signal: string | null };

const main = path.join(import.meta.dirname, 'main.ts');

/** The app as started by the launcher; remaining processes are killed when the test ends. */
function run(environment: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', HOST: '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<Ending>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (environment.DATA_DIR) processesOf(environment.DATA_DIR).forEach(killIfAlive);
  });
  const serving = (): Promise<string> =>
    waitFor(() => {
      if (child.exitCode !== null) throw new Error(`it did not start:\n${output}${errors}`);
      return /\n {2}Hookline is running at (\S+)\n/.exec(output)?.[1];
    }, 60_000);
  return { child, ended, serving, output: () => output, errors: () => errors };
}

/** Services and postmaster of a data folder. Only Linux exposes a process's environment. */
function processesOf(dataFolder: string): number[] {
  return execFileSync('ps', ['axeww', '-o', 'pid=,stat=,args='], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .filter(([, , state, text]) => !state!.startsWith('Z') && text!.includes(dataFolder))
    .filter(([, , , text]) => text!.includes('main.ts') || text!.includes('postgres'))
    .map(([, pid]) => Number(pid));
}

const allGone = (dataFolder: string): Promise<true> =>
  waitFor(() => (processesOf(dataFolder).length === 0 ? true : undefined), 60_000);

test('a second start explains itself; after kill -9 of the first app, the next start gets its port and database', async () => {
  const DATA_DIR = await temporaryFolder();
  // Over IPv6, whose addresses have brackets in a URL.
  const first = run({ DATA_DIR, HOST: '::1' });
  const url = await first.serving();
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  const again = { DATA_DIR, HOST: '::1', PORT: new URL(url).port };
  const second = run(again);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.errors().trim()).toBe(
    `Hookline is already running with DATA_DIR=${DATA_DIR} (process ${first.child.pid}, ${url}). Use that instance, stop it, or choose another DATA_DIR and PORT.`,
  );
  expect((await fetch(new URL('/api/ready', url))).status).toBe(200);

  // Its services exit by themselves.
  first.child.kill('SIGKILL');
  await first.ended;
  const third = run(again);
  expect(await third.serving()).toBe(url);
  await waitFor(async () => ((await fetch(new URL('/api/ready', url))).ok ? true : undefined), 20_000);

  // Ctrl-C signals the app twice: from the terminal and from the launcher.
  third.child.kill('SIGINT');
  third.child.kill('SIGTERM');
  expect(await third.ended).toEqual({ code: 0, signal: null });
  await allGone(DATA_DIR);
});

test('a port in use ends the start with one line, and no process is left', async () => {
  const DATA_DIR = await temporaryFolder();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const app = run({ DATA_DIR, PORT: String(port) });
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.errors().trim()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is in use .*$`));
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test('a start that fails late stops the database again', async () => {
  const DATA_DIR = await temporaryFolder();
  await copyBlankDatabase(DATA_DIR);
  const app = run({ DATA_DIR, FFMPEG_PATH: '/nowhere/ffmpeg' });
  expect(await app.ended).toEqual({ code: 1, signal: null });
  expect(app.errors()).toContain('no program ffmpeg at "/nowhere/ffmpeg"');
  expect(app.errors()).not.toContain('    at ');
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test('a signal during the start leaves no process', async () => {
  const DATA_DIR = await temporaryFolder();
  // On a busy machine, creating a database takes longer than a stop may.
  await copyBlankDatabase(DATA_DIR);
  const app = run({ DATA_DIR });
  await waitFor(() => (processesOf(DATA_DIR).length > 1 ? true : undefined), 20_000);
  app.child.kill('SIGTERM');
  expect(await app.ended).toEqual({ code: 0, signal: null });
  await allGone(DATA_DIR);
});

test('invalid settings and arguments end the start with a message only', async () => {
  const settings = run({ NODE_ENV: 'prod', PORT: 'x' });
  expect(await settings.ended).toEqual({ code: 1, signal: null });
  expect(settings.errors().trim().split('\n')).toHaveLength(3);
  const args = run({}, ['--service=web']);
  expect(await args.ended).toEqual({ code: 1, signal: null });
  expect(args.errors()).toContain('--services=web');
  expect(args.errors()).not.toContain('    at ');
});
