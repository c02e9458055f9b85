import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A small website with pictures and hostile files. `port` is the one to which connections are allowed. */
export async function pictureSite(picture: Buffer): Promise<{ port: number; url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const leadsTo = redirects[path];
    if (leadsTo !== undefined) return response.writeHead(302, { location: leadsTo }).end();
    if (path === '/picture.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    if (path === '/page.png')
      return response.writeHead(200, { 'content-type': 'image/png' }).end('<html><script>alert(1)</script>');
    if (path === '/says-5-gb') {
      response.writeHead(200, { 'content-length': String(5 * 1_024 ** 3) });
      return response.write('x');
    }
    if (path === '/endless') {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once('drain', more);
      };
      return more();
    }
    if (path === '/silent') return undefined;
    return response.writeHead(404).end();
  });
  const redirects: Record<string, string> = {
    '/to-picture': '/picture.png',
    '/to-loopback': 'http://127.0.0.1:1/',
    '/to-metadata': 'http://169.254.169.254/latest/meta-data/',
    '/to-file': 'file:///etc/passwd',
    '/to-itself': '/to-itself',
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, asked };
}
