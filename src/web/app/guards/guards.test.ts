import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  decideAfterSignIn,
  decideCreation,
  decideGuestOnly,
  decideLoginRequired,
  decidePaywall,
} from './guards.ts';

const target = '/create/video/ugc?templateId=maya';
const creation = { signedIn: true, target, balance: limits.minCreationCredits, continuesGeneration: false };

describe('a page that needs a login', () => {
  test('opens for a signed-in user', () => {
    expect(decideLoginRequired({ signedIn: true, target: '/wallet' })).toBeNull();
  });
  test('redirects a guest to /login with the return path, and remembers it @shell-015', () => {
    expect(decideLoginRequired({ signedIn: false, target: '/wallet?a=1&b=2' })).toEqual({
      href: '/login?redirect=%2Fwallet%3Fa%3D1%26b%3D2',
      afterLogin: '/wallet?a=1&b=2',
    });
  });
});

test('the paywall redirects a guest to /signup and remembers the full path', () => {
  const path = '/onboarding/paywall?paymentId=7';
  expect(decidePaywall({ signedIn: false, target: path })).toEqual({ href: '/signup', afterLogin: path });
  expect(decidePaywall({ signedIn: true, target: path })).toBeNull();
});

describe('a page for guests', () => {
  test('opens for a guest', () => {
    expect(decideGuestOnly({ signedIn: false, remembered: '/wallet' })).toBeNull();
  });
  test('redirects a signed-in user to the remembered page, else to the start', () => {
    expect(decideGuestOnly({ signedIn: true, remembered: '/wallet' })).toEqual({ href: '/wallet' });
    expect(decideGuestOnly({ signedIn: true, remembered: null })).toEqual({ href: '/' });
  });
});

describe('a creation page', () => {
  test('opens with exactly the credits it needs', () => {
    expect(decideCreation(creation)).toBeNull();
  });
  test('sends a person with one credit too few to the paywall, and remembers the way back', () => {
    expect(decideCreation({ ...creation, balance: limits.minCreationCredits - 1 })).toEqual({
      href: '/onboarding/paywall',
      afterPurchase: target,
    });
  });
  test('counts an unknown balance as none', () => {
    expect(decideCreation({ ...creation, balance: null })?.href).toBe('/onboarding/paywall');
  });
  test('sends a guest to /signup with the way back', () => {
    expect(decideCreation({ ...creation, signedIn: false, balance: null })).toEqual({
      href: `/signup?redirect=${encodeURIComponent(target)}`,
      afterLogin: target,
    });
  });
  test('lets a person come back to a video whose hook cost the last credits', () => {
    expect(decideCreation({ ...creation, balance: 0, continuesGeneration: true })).toBeNull();
  });
  test('does not let a guest in with another user’s generation', () => {
    expect(decideCreation({ ...creation, signedIn: false, continuesGeneration: true })?.href).toMatch(
      /^\/signup/,
    );
  });
});

describe('after signing in', () => {
  const nothing = { redirectQuery: null, remembered: null };
  test('signup goes to the redirect query, else the remembered page, else the paywall @wallet-009', () => {
    expect(decideAfterSignIn({ route: 'signup', redirectQuery: '/a', remembered: '/b' })).toBe('/a');
    expect(decideAfterSignIn({ route: 'signup', redirectQuery: null, remembered: '/b' })).toBe('/b');
    expect(decideAfterSignIn({ route: 'signup', ...nothing })).toBe('/onboarding/paywall');
  });
  test.each(['login', 'register'] as const)(
    '%s redirects to the redirect query, else the remembered page, else to the start @wallet-010',
    (route) => {
      expect(decideAfterSignIn({ route, redirectQuery: '/a', remembered: '/b' })).toBe('/a');
      expect(decideAfterSignIn({ route, redirectQuery: null, remembered: '/b' })).toBe('/b');
      expect(decideAfterSignIn({ route, ...nothing })).toBe('/');
    },
  );
});
