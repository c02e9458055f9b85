import { z } from 'zod';

const reply = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const coverage = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

/** Sends one command of the Chrome DevTools Protocol. */
export type SendCommand = (method: string, params?: object) => Promise<unknown>;

export type CoverageWatch = {
  /** The functions that ran since the last call; `position` is the script's URL and the function's offset in it. */
  takeCalledFunctions: () => Promise<{ url: string; position: string }[]>;
};

export async function watchCoverage(send: SendCommand): Promise<CoverageWatch> {
  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async takeCalledFunctions() {
      const { result } = coverage.parse(await send('Profiler.takePreciseCoverage'));
      return result.flatMap(({ url, functions }) =>
        functions
          // The first range is the whole function.
          .map(({ ranges: [range] }) => range!)
          // The function at the start of a script is the module itself, which runs on import.
          .filter(({ startOffset, count }) => startOffset > 0 && count > 0)
          .map(({ startOffset }) => ({ url, position: `${url}:${startOffset}` })),
      );
    },
  };
}

/** Connects to a Node process that was started with --inspect. */
export async function connectToInspector(address: string): Promise<{ send: SendCommand; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = reply.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`the inspector at ${address} closed`));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${address}`)));
  });
  return {
    send(method, params = {}) {
      lastId += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(lastId, answer);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
