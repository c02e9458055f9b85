import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recall, remember, safeRedirect, consumeRedirect } from './redirect-memory.ts';

describe('a redirect', () => {
  test.each(['/wallet', '/create/video/ugc?generationId=42&templateId=maya', '/a#b', '/'])(
    'to %s is kept',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'wallet',
    ' /wallet',
    '',
    null,
    undefined,
    42,
  ])('to %j is rejected', (target) => {
    expect(safeRedirect(target)).toBeNull();
  });
});

describe('the redirect memory', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  test('returns a remembered path once', () => {
    remember('afterLogin', '/wallet');
    expect(consumeRedirect('afterLogin')).toBe('/wallet');
    expect(consumeRedirect('afterLogin')).toBeNull();
  });

  test('stores the paths after login and after purchase separately @wallet-011', () => {
    remember('afterLogin', '/wallet');
    expect(consumeRedirect('afterPurchase')).toBeNull();
    expect(recall('afterLogin')).toBe('/wallet');
  });

  test('drops an injected URL of another origin', () => {
    remember('afterPurchase', '//evil.example');
    expect(consumeRedirect('afterPurchase')).toBeNull();
    expect(recall('afterPurchase')).toBeNull();
  });
});
