import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type WatchedLine = {
  /** The app's address at this end of the line. */
  url: string;
  /** Every byte that has gone to the app since the line was opened. */
  sent: () => Buffer;
  /** From now on so many bytes a second go to the app; null for all at once. */
  slowDown: (bytesPerSecond: number | null) => void;
  /** Breaks every connection, and lets none through until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A line between the browser and the app, on which one sees all that is sent, and which one can slow down and cut. */
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
      // The line was cut.
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
