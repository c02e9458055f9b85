/** The package has no types: these cover what the stand-in uses. */
declare module 's3rver' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export type Context = {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    type: string;
    length: number;
    body: unknown;
    req: IncomingMessage;
    res: ServerResponse;
    respond: boolean;
  };

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    /** Koa's middleware list. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
