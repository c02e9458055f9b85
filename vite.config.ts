import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { isPagePath } from './src/contract/pages.ts';
import { precompress } from './tools/web-build/precompress.ts';
import { prerenderPages } from './tools/web-build/prerender-pages.ts';

const serverUrl = 'http://127.0.0.1:3000';

/** In development every page address answers app.html, as the server does with the built app. */
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

/** The latin subsets are asked for with the document, so that text does not wait for the style sheet. */
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
 * What stands in for the first page is drawn before the style sheet has come, which `main.tsx` puts in force. Its place in
 * the head stays: those of single pages come after it.
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
    // /assets belongs to the presenters and the music that the server hands out.
    assetsDir: 'bundle',
    // Nothing inline: the content security policy lets no data: script, style or font through.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: fromRoot('src/web/app.html'),
      // What every page needs is one file, not one for each part that some pages share.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': serverUrl, '/assets': serverUrl, '/files': serverUrl },
  },
});
