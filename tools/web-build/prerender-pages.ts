import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import type { BlogPost } from '../../src/contract/calls/blog.ts';
import { linkTags } from './link-tags.ts';
import { precompress } from './precompress.ts';

/** The exports of `src/web/app/prerender.tsx`. */
type Prerenderer = {
  publicPaths: (posts: readonly BlogPost[]) => readonly string[];
  prerender: (path: string, posts: readonly BlogPost[]) => Promise<{ head: string; body: string }>;
  staticVariables: (css: string) => string;
};

const template = 'public-page.html';
const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Read like in the server, when the pages are written: a post added later appears on the blog with the next build. */
async function readPosts(): Promise<BlogPost[]> {
  const reader = path.join(projectFolder, 'src/server/use-cases/blog/open-blog.ts');
  const { openBlog } = (await import(pathToFileURL(reader).href)) as OpenBlog;
  const blog = openBlog(path.join(projectFolder, 'content/blog'));
  return blog.posts.map(({ id }) => blog.getPost(id));
}
type OpenBlog = typeof import('../../src/server/use-cases/blog/open-blog.ts');

/**
 * Prerenders every public page as `pages/<path>.html` after the app is built: HTML from the app's components, an inline
 * style sheet, and one small script. All builds must use the same `shared` options, so that a file has one name.
 */
export function prerenderPages(shared: Pick<UserConfig, 'root' | 'resolve' | 'plugins'>): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      const outFolder = dir!;
      const workFolder = path.resolve(outFolder, '../prerender');
      await build(prerendererBuild(shared, workFolder));
      await build(scriptBuild(shared, outFolder));
      await writePages(outFolder, workFolder);
      await rm(workFolder, { recursive: true });
      await rm(path.join(outFolder, template));
    },
  };
}

const assetName = ({ names }: { names: string[] }): string =>
  names[0]?.endsWith('.css') ? 'style.css' : 'bundle/[name]-[hash][extname]';

/** The components as a module for Node, and their styles. */
const prerendererBuild = (shared: UserConfig, workFolder: string): InlineConfig => ({
  ...shared,
  configFile: false,
  logLevel: 'warn',
  // Otherwise Node would read all five thousand icons.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: {
    outDir: workFolder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    cssCodeSplit: false,
    cssMinify: true,
    ssr: 'app/prerender.tsx',
    ssrEmitAssets: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.js', assetFileNames: assetName } },
  },
});

/** Builds the script of prerendered pages separately: a common build would split the app into shared chunks. */
const scriptBuild = (shared: UserConfig, outFolder: string): InlineConfig => ({
  ...shared,
  plugins: [precompress()],
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: outFolder,
    emptyOutDir: false,
    assetsDir: 'bundle',
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: path.join(shared.root!, template) },
  },
});

async function writePages(outFolder: string, workFolder: string): Promise<void> {
  const module = `${pathToFileURL(path.join(workFolder, 'prerender.js')).href}?${Date.now()}`;
  const pages = (await import(module)) as Prerenderer;
  const css = await readFile(path.join(workFolder, 'style.css'), 'utf8');
  const style = `<style data-prerendered nonce="__CSP_NONCE__">${pages.staticVariables(css)}${css}</style>`;
  const frame = await readFrame(outFolder);
  const posts = await readPosts();
  for (const address of pages.publicPaths(posts)) {
    const { head, body } = await pages.prerender(address, posts);
    const html = frame
      .replace('<!--page-head-->', () => head + linkTags(address, head) + style)
      .replace('<!--page-body-->', () => body);
    const file = path.join(outFolder, 'pages', `${address === '/' ? 'index' : address.slice(1)}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** The template with the resources of `app.html`: fonts immediately, script and styles for signed-in users. */
async function readFrame(outFolder: string): Promise<string> {
  const app = await readFile(path.join(outFolder, 'app.html'), 'utf8');
  const frame = await readFile(path.join(outFolder, template), 'utf8');
  const addresses = (tag: RegExp): string => [...app.matchAll(tag)].map((match) => match[1]).join(' ');
  const scripts = addresses(/<script type="module"[^>]* src="([^"]+)"/g);
  const styles = addresses(/<link rel="preload" as="style"[^>]* href="([^"]+)"/g);
  const fonts = [...app.matchAll(/<link rel="preload" as="font"[^>]*>/g)].map((match) => match[0]);
  if (scripts === '' || styles === '') throw new Error('app.html has no script or no styles');
  return frame
    .replace(
      '<script type="module"',
      `<script type="module" data-app="${scripts}" data-app-styles="${styles}"`,
    )
    .replace('<!--page-head-->', `${fonts.join('')}<!--page-head-->`);
}
