import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import type { SocialNetwork } from '#contract/social-networks.ts';
import { openBlog } from '../use-cases/blog/open-blog.ts';
import { serveWebApp } from './web-app.ts';

const script = 'console.log("Hookline");\n'.repeat(100);

async function serve(socialProfiles: Partial<Record<SocialNetwork, string>> = {}) {
  const webFolder = await temporaryFolder();
  await mkdir(path.join(webFolder, 'bundle'));
  await mkdir(path.join(webFolder, 'pages'));
  await writeFile(
    path.join(webFolder, 'app.html'),
    '<title>Hookline</title><!--share-head--><!--first-->header<!--/first-->',
  );
  await writeFile(
    path.join(webFolder, 'pages/about.html'),
    '<html data-analytics="__ANALYTICS__"><style nonce="__CSP_NONCE__"></style>__PUBLIC_ORIGIN__ __SUPPORT_EMAIL__',
  );
  const profile = (network: string) =>
    `<li data-profile="${network}"><a href="__PROFILE_${network}__"></a></li>`;
  await writeFile(
    path.join(webFolder, 'pages/contact.html'),
    `<footer><ul data-profiles="">${profile('x')}${profile('linkedin')}</ul></footer>`,
  );
  await writeFile(path.join(webFolder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(webFolder, 'bundle/app-1.js'), script);
  await writeFile(path.join(webFolder, 'bundle/app-1.js.br'), brotliCompressSync(script));
  const app = fastify();
  app.decorateRequest('styleNonce', 'nonce');
  await serveWebApp(app, {
    database: await testDatabase(),
    webFolder,
    publicOrigin: 'https://hookline.example',
    supportEmail: 'help@hookline.example',
    hasAnalytics: true,
    landingTry: true,
    socialProfiles,
    blog: openBlog(path.resolve('content/blog')),
  });
  onTestFinished(() => app.close());
  return app;
}

test('scripts are sent compressed if accepted, and cached permanently', async () => {
  const app = await serve();
  const ask = (encoding: string) =>
    app.inject({ url: '/bundle/app-1.js', headers: { 'accept-encoding': encoding } });
  const [small, plain] = [await ask('gzip, br'), await ask('identity')];
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  for (const { headers } of [small, plain]) {
    expect(headers.vary).toContain('accept-encoding');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('javascript');
  }
});

test('the header placeholder is sent only to pages with a header', async () => {
  const app = await serve();
  const bodyOf = async (url: string): Promise<string> => (await app.inject({ url })).body;
  expect(await bodyOf('/my-hooks')).toContain('header');
  for (const url of ['/share/nothing', '/checkout/sandbox-card?key=pk']) {
    expect(await bodyOf(url)).not.toContain('header');
  }
});

test('every page path returns the app, and any other returns 404 @content-pages-044', async () => {
  const app = await serve();
  const status = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
  expect(await Promise.all(['/', '/create/video/ugc', '/my-hooks'].map(status))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/nothing', '/share/nothing', '/api/nothing', '/a.js'].map(status))).toEqual([
    404, 404, 404, 404,
  ]);
  expect(await Promise.all(['/blog/nothing', '/blog/nothing/', '/blog/..%2fabout'].map(status))).toEqual([
    404, 404, 404,
  ]);
  expect(
    await Promise.all(['/blog', '/blog/create', '/blog/write-the-hook-for-the-ear'].map(status)),
  ).toEqual([200, 200, 200]);
  expect((await app.inject({ url: '/blog/nothing' })).body).toContain('<title>Hookline</title>');
  expect((await app.inject({ url: '/nothing' })).body).toContain('<title>Hookline</title>');
  expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ error: 'not_found' });
});

test('a prerendered page links to the configured profiles, and has no list without any', async () => {
  const bodyOf = async (profiles: Parameters<typeof serve>[0]) =>
    (await (await serve(profiles)).inject({ url: '/contact', headers: { 'accept-encoding': 'identity' } }))
      .body;
  expect(await bodyOf({ x: 'https://x.com/a&b' })).toBe(
    '<footer><ul data-profiles=""><li data-profile="x"><a href="https://x.com/a&amp;b"></a></li></ul></footer>',
  );
  expect(await bodyOf({})).toBe('<footer></footer>');
});

test('a prerendered page contains its own URL, the support address and its style nonce', async () => {
  const app = await serve();
  const ask = (encoding: string) =>
    app.inject({ url: '/about?from=mail', headers: { 'accept-encoding': encoding } });
  const [small, plain] = [await ask('br'), await ask('identity')];
  expect(plain.body).toBe(
    '<html data-analytics="on"><style nonce="nonce"></style>https://hookline.example help@hookline.example',
  );
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [small, plain]) {
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers.vary).toContain('accept-encoding');
  }
});

test('the sitemap lists the prerendered pages only', async () => {
  const app = await serve();
  const sitemap = await app.inject({ url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toContain('xml');
  expect(sitemap.body.match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://hookline.example/about</loc>',
    '<loc>https://hookline.example/contact</loc>',
  ]);
  const robots = (await app.inject({ url: '/robots.txt' })).body.split('\n');
  expect(robots).toContain('Sitemap: https://hookline.example/sitemap.xml');
  expect(robots).toContain('Disallow: /api/');
  // Link previews load a shared video's picture from there.
  expect(robots).toContain('Allow: /api/share/');
  expect((await app.inject({ url: '/wallet' })).headers['x-robots-tag']).toBe('noindex');
});
