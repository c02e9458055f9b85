import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** Google sign-in is offered: allows its script, style, frame, requests and profile pictures. */
  google: boolean;
  /** The origin of the analytics; null if there are none. */
  analyticsOrigin: string | null;
  /** True only if the app is served over https: on plain http HSTS would lock browsers out. */
  https: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** A nonce per page: only style tags with it are applied. */
    styleNonce: string;
  }
}

const oneYearSeconds = 31_536_000;
const googleSignIn = 'https://accounts.google.com/gsi/';
const googlePictures = 'https://lh3.googleusercontent.com';

/** The app uses none of these, so injected code may not either. */
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

/** Our own checkout frames this page, like a payment provider's card field. Embedded videos set their own policy. */
const isCardField = ({ url }: IncomingMessage): boolean => url?.split('?', 1)[0] === '/checkout/sandbox-card';

export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const fromGoogle = (resource: string): string[] => (options.google ? [`${googleSignIn}${resource}`] : []);
  // Helmet passes Node's request to its directives, without Fastify's decorations.
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
        'script-src': ["'self'", ...fromGoogle('client')],
        'style-src': ["'self'", (request) => `'nonce-${styleNonces.get(request)}'`, ...fromGoogle('style')],
        'frame-src': ["'self'", ...fromGoogle('')],
        'connect-src': [
          "'self'",
          ...fromGoogle(''),
          ...(options.analyticsOrigin ? [options.analyticsOrigin] : []),
        ],
        'img-src': ["'self'", 'blob:', 'data:', ...(options.google ? [googlePictures] : [])],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
      },
    },
    // Google's sign-in responds from a popup window.
    crossOriginOpenerPolicy: { policy: options.google ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers without `frame-ancestors`; the others ignore it.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.https ? { maxAge: oneYearSeconds } : false,
  });
}
