import { limits } from '#contract/limits.ts';

/** Where a guard sends a visitor, and the pages to return to after log-in or after a purchase. */
export type Detour = {
  href: string;
  afterLogin?: string;
  afterPurchase?: string;
};
/** Null lets the visitor through. */
export type Decision = Detour | null;

const withRedirect = (page: string, target: string): string =>
  `${page}?redirect=${encodeURIComponent(target)}`;

export type Visit = {
  signedIn: boolean;
  /** Path with query of the requested page. */
  target: string;
};

export const decideLoginRequired = ({ signedIn, target }: Visit): Decision =>
  signedIn ? null : { href: withRedirect('/login', target), afterLogin: target };

export const decidePaywall = ({ signedIn, target }: Visit): Decision =>
  signedIn ? null : { href: '/signup', afterLogin: target };

export const decideGuestOnly = (visit: { signedIn: boolean; remembered: string | null }): Decision =>
  visit.signedIn ? { href: visit.remembered ?? '/' } : null;

/** Creation pages require credits, except to continue a video, whose hook may have cost the last ones. */
export function decideCreation(
  visit: Visit & { balance: number | null; continuesGeneration: boolean },
): Decision {
  const { signedIn, target, balance, continuesGeneration } = visit;
  if (!signedIn) return { href: withRedirect('/signup', target), afterLogin: target };
  if (continuesGeneration) return null;
  return (balance ?? 0) >= limits.minCreationCredits
    ? null
    : { href: '/onboarding/paywall', afterPurchase: target };
}

export type SignInRoute = 'login' | 'register' | 'signup';

/** The page to open after sign-in. Both targets are safe redirects or null. */
export function decideAfterSignIn(signIn: {
  route: SignInRoute;
  redirectQuery: string | null;
  remembered: string | null;
}): string {
  const { route, redirectQuery, remembered } = signIn;
  return redirectQuery ?? remembered ?? (route === 'signup' ? '/onboarding/paywall' : '/');
}
