import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { SecurityOptions } from './security-headers.ts';
import { createServer } from './server.ts';

async function headersWith(security: Partial<SecurityOptions> = {}, options: { url?: string } = {}) {
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false, ...security },
    authenticate: async () => null,
  });
  onTestFinished(() => app.close());
  const { headers } = await app.inject({ url: options.url ?? '/api/openapi.json' });
  const policy = String(headers['content-security-policy']);
  const directive = (name: string): string =>
    policy
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `)) ?? '';
  return { headers, directive };
}

test('pages cannot be framed, MIME types not sniffed, and unused browser features are disabled @accounts-025', async () => {
  const { headers, directive } = await headersWith();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('object-src')).toBe("object-src 'none'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('script-src')).toBe("script-src 'self'");
  expect(directive('img-src')).not.toContain('google');
});

test('with Google sign-in its popup can respond, and its profile pictures load', async () => {
  const { headers, directive } = await headersWith({ google: true });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(directive('img-src')).toContain('https://lh3.googleusercontent.com');
  expect(directive('script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client");
});

test('over https, HSTS is set', async () => {
  const { headers } = await headersWith({ https: true });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('only the card field may be framed, and only by our own pages', async () => {
  const field = await headersWith({}, { url: '/checkout/sandbox-card?key=pk' });
  expect(field.directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  const other = await headersWith({}, { url: '/checkout/sandbox-card/other' });
  expect(other.directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});
