import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** A single service with its own data folder, as on a machine that shares no disk with the others. */
export async function startMachine(service: 'web' | 'worker', environment: Record<string, string>) {
  const dataFolder = await temporaryFolder();
  const args = ['--disable-warning=ExperimentalWarning', 'src/server/main.ts', `--services=${service}`];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      ESPEAK_NG_PATH: 'off',
      SIGNING_SECRET: 'the same secret on all machines, of course',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    dataFolder,
    pid: child.pid!,
    log: () => log,
    ended,
    /** Undefined until the service listens. */
    url: () => {
      if (child.exitCode !== null) throw new Error(`the machine did not start:\n${log}`);
      return /"url":"(http[^"]+)"/.exec(log)?.[1];
    },
  };
}
