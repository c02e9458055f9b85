import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** With Google sign-in its script, frame and calls are allowed. */
  google: boolean;
  /** Where the browser sends its analytics; null where it sends none. */
  analyticsOrigin: string | null;
  /** Only where the app is reached by https: on plain http browsers would be locked out of it. */
  https: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Fresh for each page: the only style tags that may run carry it. */
    styleNonce: string;
  }
}

const googleSignIn = 'https://accounts.google.com/gsi/';

export function sendSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const google = (resource: string): string[] => (options.google ? [`${googleSignIn}${resource}`] : []);
  // The header is written from the bare request of Node, the page from Fastify's.
  const styleNonces = new WeakMap<IncomingMessage, string>();
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request) => {
    request.styleNonce = randomBytes(16).toString('base64');
    styleNonces.set(request.raw, request.styleNonce);
  });
  void app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'script-src': ["'self'", ...google('client')],
        'style-src': ["'self'", (request) => `'nonce-${styleNonces.get(request)}'`, ...google('style')],
        'frame-src': options.google ? [googleSignIn] : ["'none'"],
        'connect-src': [
          "'self'",
          ...google(''),
          ...(options.analyticsOrigin ? [options.analyticsOrigin] : []),
        ],
        'img-src': ["'self'", 'blob:', 'data:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
  });
}
