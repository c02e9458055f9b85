import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type WatchedLine = {
  /** The proxy's URL. */
  url: string;
  /** Every byte sent to the app since the proxy was opened. */
  sent: () => Buffer;
  /** Limits the rate towards the app; null removes the limit. */
  slowDown: (bytesPerSecond: number | null) => void;
  /** Breaks every connection and refuses new ones until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy between browser and app that records traffic, and can throttle and cut it. */
export async function openWatchedLine(appUrl: string): Promise<WatchedLine> {
  const { hostname, port } = new URL(appUrl);
  const chunks: Buffer[] = [];
  const open = new Set<Socket>();
  let rate: number | null = null;
  let isCut = false;

  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const app = connect(Number(port), hostname);
    for (const [one, other] of [
      [browser, app],
      [app, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    app.pipe(browser);
    void forward(browser, app);
  });
  const forward = async (browser: Socket, app: Socket): Promise<void> => {
    try {
      for await (const chunk of browser as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        app.write(chunk);
        if (rate !== null && chunk.length > 4_096) await delay((chunk.length / rate) * 1_000);
      }
      app.end();
    } catch {
      // The connection was cut.
      app.destroy();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => Buffer.concat(chunks),
    slowDown: (bytesPerSecond) => {
      rate = bytesPerSecond;
    },
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
