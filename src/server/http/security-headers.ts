import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** With Google sign-in its script, frame and calls are allowed, and the pictures of its people. */
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
const googlePictures = 'https://lh3.googleusercontent.com';

/** The app uses none of these, so nothing that got into a page may. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** The one page that is made for a frame, as a payment provider's own card field is; only ours may be around it. */
const isCardField = ({ url }: { url?: string | undefined }): boolean =>
  url?.split('?', 1)[0] === '/checkout/sandbox-card';

export function sendSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const google = (resource: string): string[] => (options.google ? [`${googleSignIn}${resource}`] : []);
  // The header is written from the bare request of Node, the page from Fastify's.
  const styleNonces = new WeakMap<IncomingMessage, string>();
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
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
        'frame-ancestors': [(request) => (isCardField(request) ? "'self'" : "'none'")],
        'script-src': ["'self'", ...google('client')],
        'style-src': ["'self'", (request) => `'nonce-${styleNonces.get(request)}'`, ...google('style')],
        'frame-src': ["'self'", ...google('')],
        'connect-src': [
          "'self'",
          ...google(''),
          ...(options.analyticsOrigin ? [options.analyticsOrigin] : []),
        ],
        'img-src': ["'self'", 'blob:', 'data:', ...(options.google ? [googlePictures] : [])],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
      },
    },
    // Google's sign-in answers from a window that it opens.
    crossOriginOpenerPolicy: { policy: options.google ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000 } : false,
  });
}
