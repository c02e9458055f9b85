import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../errors.ts';

type PortRequest = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** How long to wait for a port in use. */
  timeoutMs?: number;
};

const retryMs = 200;

const reasons: Record<string, (wanted: PortRequest) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use by another program: stop that, or choose another port, for example PORT=${port < 65_535 ? port + 1 : port - 1}.`,
  EACCES: ({ port }) =>
    `This user has no permission to listen on port ${port}: choose one from 1024 up, for example PORT=3000.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is not an address of this machine: use one of its addresses, for example HOST=127.0.0.1.`,
  ENOTFOUND: ({ host }) => `HOST=${host} cannot be resolved: use an address, for example HOST=127.0.0.1.`,
};

/** The port to listen on, probed before anything is started. Throws StartError if it is unavailable. */
export async function findPort(request: PortRequest): Promise<number> {
  const giveUpAt = performance.now() + (request.timeoutMs ?? 0);
  for (;;) {
    try {
      return await tryPort(request);
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || performance.now() >= giveUpAt) {
        const reason = reasons[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code];
        throw reason ? new StartError(reason(request), { cause }) : cause;
      }
    }
    await delay(retryMs);
  }
}

function tryPort({ host, port }: PortRequest): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
