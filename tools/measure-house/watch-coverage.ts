import { z } from 'zod';

const reply = z.object({ id: z.number().optional(), result: z.unknown().optional() });
const coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          functionName: z.string(),
          ranges: z.array(z.object({ startOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

/** Sends one command of the Chrome DevTools Protocol. */
export type SendCommand = (method: string, params?: object) => Promise<unknown>;

/** Functions that ran since the last call, as the script's URL and the function's position in it. */
export type CoverageWatch = { takeFunctions: () => Promise<{ url: string; place: string }[]> };

export async function watchCoverage(send: SendCommand): Promise<CoverageWatch> {
  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async takeFunctions() {
      const { result } = coverage.parse(await send('Profiler.takePreciseCoverage'));
      return result.flatMap(({ url, functions }) =>
        functions
          .map(({ ranges: [range] }) => range!)
          // The function at the start of a script is the module itself, which runs on import.
          .filter(({ startOffset, count }) => startOffset > 0 && count > 0)
          .map(({ startOffset }) => ({ url, place: `${url}:${startOffset}` })),
      );
    },
  };
}

/** Connects to a Node process that was started with --inspect. */
export async function connectToInspector(address: string): Promise<{ send: SendCommand; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = reply.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${address}`)));
  });
  return {
    send(method, params = {}) {
      lastId += 1;
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return new Promise((resolve) => waiting.set(lastId, resolve));
    },
    close: () => socket.close(),
  };
}
