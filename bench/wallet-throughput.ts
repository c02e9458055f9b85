import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { startApp } from '../tests/helpers/running-app.ts';
import { medianOfRounds } from './median.ts';

const connections = 50;
const roundMs = 3_000;

/** Requests per second over this many connections, each of which sends the next request after a response. */
async function countPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const untilMs = performance.now() + roundMs;
  let replies = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  const keepAsking = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      await ask();
      replies += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return replies / (roundMs / 1_000);
}

/** Throughput of GET /api/wallet relative to a server that does nothing, measured alternately in separate processes. */
export async function measureWalletThroughput(): Promise<number> {
  const bare = fork(path.join(import.meta.dirname, 'bare-fastify.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [port] = (await once(bare, 'message')) as [number];
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const { token } = await app.api.signIn();
    const headers = { authorization: `Bearer ${token}` };
    await countPerSecond(`${app.url}/api/wallet`, headers);
    return await medianOfRounds(async () => {
      const wallet = await countPerSecond(`${app.url}/api/wallet`, headers);
      return wallet / (await countPerSecond(`http://127.0.0.1:${port}/`, {}));
    });
  } finally {
    bare.kill();
    await app.stop();
  }
}

if (import.meta.main) process.stdout.write(`${(await measureWalletThroughput()).toFixed(3)}\n`);
