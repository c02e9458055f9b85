import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { killIfAlive } from '../../../tests/helpers/processes.ts';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import type { Service } from './service-process.ts';
import { supervise } from './supervise.ts';

type Line = { facts: { consecutiveCrashes: number; delayMs: number }; text: string };

/** A service defined by the body of a small program, which records each of its starts. */
async function superviseProgram(body: string, pace: object = {}) {
  const folder = await temporaryFolder();
  const program = path.join(folder, 'service.mjs');
  const journal = path.join(folder, 'journal');
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(journal)}, process.pid + '\\n');
    const starts = readFileSync(${JSON.stringify(journal)}, 'utf8').trim().split('\\n').length;
    process.on('disconnect', () => process.exit());
    ${body}`,
  );
  const pids = async (): Promise<number[]> =>
    (await readFile(journal, 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
  onTestFinished(async () => (await pids()).forEach(killIfAlive));
  const lines: Line[] = [];
  const logger = { error: (facts: Line['facts'], text: string) => void lines.push({ facts, text }) };
  const supervised: Promise<Service> = supervise({
    services: ['web'],
    environment: process.env,
    logger: logger as never,
    program,
    pace: { firstRestartDelayMs: 50, maxRestartDelayMs: 200, ...pace },
  });
  return { supervised, pids, lines };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a stop while a restart is pending starts nothing', async () => {
  const { supervised, pids, lines } = await superviseProgram(
    `process.send('ready'); setTimeout(() => process.exit(1), 50);`,
    { firstRestartDelayMs: 300 },
  );
  const service = await supervised;
  await waitFor(() => (lines.length === 1 ? true : undefined), 10_000);
  await service.stop();
  await delay(700);
  expect(await pids()).toHaveLength(1);
});

test('a killed service is restarted, and a stop ends the new one', async () => {
  const { supervised, pids } = await superviseProgram(`process.send('ready'); setInterval(() => {}, 1000);`);
  const service = await supervised;
  killIfAlive((await pids())[0]!);
  const second = await waitFor(async () => (await pids())[1], 10_000);
  await service.stop();
  expect(isAlive(second)).toBe(false);
});

test('a service that keeps crashing is restarted with growing delays, and the log counts', async () => {
  const { supervised, lines } = await superviseProgram(
    `if (starts === 1) process.send('ready'); setTimeout(() => process.exit(7), 20);`,
  );
  const service = await supervised;
  await waitFor(() => (lines.length >= 4 ? true : undefined), 20_000);
  await service.stop();
  expect(lines.slice(0, 4).map(({ facts }) => facts.delayMs)).toEqual([50, 100, 200, 200]);
  expect(lines[0]!.text).toBe('the web service crashed; restarting in 0.05 s');
  expect(lines[3]!.text).toBe('the web service crashed 4 times in a row; restarting in 0.2 s');
});

test('a crash after a healthy period counts as the first', async () => {
  const { supervised, lines } = await superviseProgram(
    `process.send('ready'); setTimeout(() => process.exit(7), 60);`,
    { healthyAfterMs: 50 },
  );
  const service = await supervised;
  await waitFor(() => (lines.length >= 3 ? true : undefined), 20_000);
  await service.stop();
  expect(lines.map(({ facts }) => facts.consecutiveCrashes)).toEqual(lines.map(() => 1));
});

test('a service that fails its first start is an error and not retried', async () => {
  const { supervised, pids } = await superviseProgram(`process.exit(3);`);
  await expect(supervised).rejects.toThrow('The web service did not start (exit code 3).');
  await delay(300);
  expect(await pids()).toHaveLength(1);
});

test('a service that ignores SIGTERM is killed', async () => {
  const { supervised, pids } = await superviseProgram(
    `process.on('SIGTERM', () => {}); process.send('ready'); setInterval(() => {}, 1000);`,
    { killAfterMs: 200 },
  );
  await (await supervised).stop();
  expect(isAlive((await pids())[0]!)).toBe(false);
});

test('two concurrent stops act as one', async () => {
  const { supervised, pids } = await superviseProgram(
    `process.once('SIGTERM', () => setTimeout(() => process.exit(), 100)); process.send('ready');`,
  );
  const service = await supervised;
  await Promise.all([service.stop(), service.stop()]);
  expect((await pids()).some(isAlive)).toBe(false);
});
