import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { isPagePath } from './src/contract/pages.ts';
import { precompress } from './tools/web-build/precompress.ts';
import { prerenderPages } from './tools/web-build/prerender-pages.ts';

const serverUrl = 'http://127.0.0.1:3000';

/** In development every page path returns app.html, like the server with the built app. */
function serveAppOnPageAddresses(): Plugin {
  return {
    name: 'serve-app-on-page-addresses',
    configureServer(devServer) {
      devServer.middlewares.use((request, _response, next) => {
        const url = new URL(request.url ?? '/', serverUrl);
        if (isPagePath(url.pathname)) request.url = `/app.html${url.search}`;
        next();
      });
    },
  };
}

/** Preloads the Latin subsets with the document, so that text does not wait for the style sheet. */
function preloadLatinFonts(): Plugin {
  const isLatinFont = /(inter-latin-wght|bricolage-grotesque-latin-wght)-normal-[^/]*\.woff2$/;
  return {
    name: 'preload-latin-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => isLatinFont.test(file));
        return files.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}

/**
 * The placeholder of the first page is painted before the style sheet has loaded, which `main.tsx` activates. The style
 * sheet keeps its position in the head, before those of single pages.
 */
function loadStylesBehindFirstSight(): Plugin {
  return {
    name: 'load-styles-behind-first-sight',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style" data-app-styles'),
    },
  };
}

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = fromRoot('src/web');
const resolve = { alias: [{ find: /^zod$/, replacement: fromRoot('src/web/lib/schema-stand-in.ts') }] };

export default defineConfig({
  root,
  resolve,
  plugins: [
    react(),
    serveAppOnPageAddresses(),
    preloadLatinFonts(),
    loadStylesBehindFirstSight(),
    precompress(),
    prerenderPages({ root, resolve, plugins: [react()] }),
  ],
  build: {
    outDir: fromRoot('dist/web'),
    emptyOutDir: true,
    // /assets is reserved for the presenters and the music that the server serves.
    assetsDir: 'bundle',
    // Nothing inline, because the content security policy blocks data: scripts, styles and fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: fromRoot('src/web/app.html'),
      // Code that every page needs is one file, instead of one per shared part.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': serverUrl, '/assets': serverUrl, '/files': serverUrl },
  },
});
