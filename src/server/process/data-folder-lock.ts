import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSocketFolder } from '../db/socket-folder.ts';
import { StartError } from '../errors.ts';

type DataFolderLock = {
  /** After the previous holder was killed, its child processes may take some seconds to notice. */
  previousWasKilled: boolean;
  release: () => Promise<void>;
};

const answerTimeoutMs = 2_000;

/**
 * Ensures that only one app at a time uses the data folder. The lock is a listening socket instead of a process id in a
 * file, because the kernel closes it however its holder ends, and no other process inherits it by chance. `describe`
 * returns the description that another start shows. Throws StartError if the folder is in use.
 */
export async function lockDataFolder(dataFolder: string, describe: () => string): Promise<DataFolderLock> {
  const address = path.join(await openSocketFolder(dataFolder), 'app');
  const server = createServer((socket) => socket.on('error', () => {}).end(describe()));
  server.unref();
  const release = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  if (await listen(server, address)) return { previousWasKilled: false, release };

  const holder = await readHolder(address);
  if (holder === null) {
    await rm(address, { force: true });
    if (await listen(server, address)) return { previousWasKilled: true, release };
  }
  throw new StartError(
    `Hookline is already running with DATA_DIR=${dataFolder} (${holder ?? 'another instance that is starting'}). ` +
      'Use that instance, stop it, or choose another DATA_DIR and PORT.',
  );
}

function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** The holder's description. Null if the socket was left over by a killed process. */
function readHolder(address: string): Promise<string | null> {
  const answer = new Promise<string | null>((resolve) => {
    let text = '';
    connect(address)
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', () => resolve(null));
  });
  return Promise.race([answer, delay(answerTimeoutMs, 'it does not respond', { ref: false })]);
}
