import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../tests/e2e/chromium.ts';
import { openSession } from '../../tests/e2e/steps/open-session.ts';
import { chooseAvatar, typeHook } from '../../tests/e2e/steps/create-video.ts';
import { until } from '../../tests/helpers/upgrade/app-of-version.ts';
import { buy } from '../upgrade-fixture/fill-money.ts';
import { signIn } from '../upgrade-fixture/person.ts';
import { connectToInspector, watchCoverage, type CoverageWatch } from './watch-coverage.ts';

/** Longer than the intervals of heartbeats, polls and sweeps of an idle app. */
const idleMs = 65_000;
const hookMs = 600_000;

/** Not on the path: code below the ports of engines, generic controls, and third-party code. */
export const isBeside = (file: string): boolean =>
  /^src\/(studio|web\/ui)\//.test(file) ||
  /^src\/server\/adapters\/.*(speech|lip-sync|espeak|fal|openai|vendor)/.test(file) ||
  !/^src\/.*\.tsx?$/.test(file);

type Service = { child: ChildProcess; log: () => string };

function startService(checkout: string, dataFolder: string, name: 'web' | 'worker'): Service {
  let log = '';
  const child = spawn(
    process.execPath,
    ['--inspect=127.0.0.1:0', 'src/server/main.ts', `--services=${name}`],
    {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: dataFolder,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout!.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return { child, log: () => log };
}

async function watchService({ log }: Service): Promise<CoverageWatch & { close: () => void }> {
  const address = await until('the inspector listens', () => /ws:\/\/\S+/.exec(log())?.[0]);
  const { send, close } = await connectToInspector(address);
  return { ...(await watchCoverage(send)), close };
}

/** The browser's modules, unbundled, as served by `npx vite`. */
async function serveModules(checkout: string, origin: string, cacheDir: string) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: path.join(checkout, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, proxy: { '/api': origin, '/assets': origin, '/files': origin } },
  });
  await server.listen();
  const { port } = server.httpServer!.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The path of a script's file in the checkout. Returns the address of other scripts unchanged. */
export function fileOf(url: string, checkout: string): string {
  // Evaluated text has no address.
  const { pathname = '' } = URL.parse(url) ?? {};
  const file = decodeURIComponent(pathname).replace(/^\/@fs/, '');
  if (file.startsWith(`${checkout}/`)) return file.slice(checkout.length + 1);
  return url.startsWith('http') ? `src/web${file}` : url;
}

async function openHookStep(page: Page): Promise<void> {
  await page.goto('/create/video/ugc');
  await chooseAvatar(page, 'Kai');
  await typeHook(page, 'Go!');
  await page.getByRole('button', { name: 'Generate hook' }).and(page.locator(':enabled')).waitFor();
}

/**
 * The source files with a function that runs between pressing "Generate hook" and the displayed hook, in the browser, the
 * web service or the worker, and that did not run before (while the user signed in, bought credits, and filled in the
 * creator, and during an idle minute). This excludes the code of every request and render, and everything that matches
 * `isBeside`. Based on V8's coverage.
 */
export async function traceHook(checkout: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-trace-'));
  const closings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    if (!existsSync(path.join(checkout, 'dist/web/app.html'))) await buildWeb(checkout);
    const begin = (name: 'web' | 'worker'): Service => {
      const service = startService(checkout, path.join(folder, 'data'), name);
      closings.push(async () => {
        if (service.child.exitCode !== null) return;
        const ended = once(service.child, 'exit');
        service.child.kill('SIGTERM');
        await ended;
      });
      return service;
    };
    const web = begin('web');
    const origin = await until('the web service is up', () => /"url":"([^"]+)"/.exec(web.log())?.[1]);
    const worker = begin('worker');
    await until('a worker is up', async () => (await fetch(`${origin}/api/ready`)).ok || undefined);
    const modules = await serveModules(checkout, origin, path.join(folder, 'vite'));
    closings.push(modules.close);
    const browser = await chromium.launch(chromiumOptions);
    closings.push(() => browser.close());
    const context = await browser.newContext({
      baseURL: modules.origin,
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(hookMs);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const services = [await watchService(web), await watchService(worker)];
    closings.push(...services.map(({ close }) => close));
    const watches = [
      await watchCoverage((method, params) => protocol.send(method as never, params as never)),
      ...services,
    ];
    const readCalled = async () =>
      (await Promise.all(watches.map((watch) => watch.takeCalledFunctions()))).flat();

    const person = await signIn(origin, 'Ada');
    await buy(person, 'starter');
    await openSession(context, person.token);
    await openHookStep(page);
    await delay(idleMs);
    const before = new Set((await readCalled()).map(({ position }) => position));
    await page.getByRole('button', { name: 'Generate hook' }).click();
    await page.getByRole('button', { name: 'Use This Hook' }).waitFor();
    const ran = (await readCalled()).filter(({ position }) => !before.has(position));
    const files = new Set(ran.map(({ url }) => fileOf(url, checkout)));
    return [...files].filter((file) => !isBeside(file)).toSorted();
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

async function buildWeb(checkout: string): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error'];
  const build = spawn(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(build, 'exit');
}
