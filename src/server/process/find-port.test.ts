import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '../errors.ts';
import { findPort } from './find-port.ts';

const host = '127.0.0.1';

async function occupyPort(): Promise<{ port: number; leave: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, leave: () => void server.close() };
}

test('0 yields a free port', async () => {
  expect(await findPort({ host, port: 0 })).toBeGreaterThan(1_023);
});

test('a port in use is reported in one line with the port and the remedy', async () => {
  const { port } = await occupyPort();
  const failure: unknown = await findPort({ host, port }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  const { message } = failure as StartError;
  expect(message).toBe(
    `Port ${port} on ${host} is in use by another program: stop that, or choose another port, for example PORT=${port + 1}.`,
  );
});

test('with a timeout a port is taken as soon as it is free', async () => {
  const { port, leave } = await occupyPort();
  setTimeout(leave, 300);
  expect(await findPort({ host, port, timeoutMs: 10_000 })).toBe(port);
});

test('an address of another machine is rejected with a clear message', async () => {
  await expect(findPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST=192.0.2.1 is not an address of this machine',
  );
});
