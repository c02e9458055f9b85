import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from '../../lib/load-part.ts';
import { requireGuest, requireLogin, requireLoginForPaywall } from '../guards/guarded.ts';
import { paywallSearch, redirectSearch } from '../search.ts';
import { titled } from '../title.ts';
import { getParentRoute } from './root.ts';

const login = createRoute({
  getParentRoute,
  path: '/login',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/login.tsx')),
    'LoginPage',
  ),
  head: titled('login'),
  staticData: { access: 'guest' },
});

const register = createRoute({
  getParentRoute,
  path: '/register',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/register.tsx')),
    'RegisterPage',
  ),
  head: titled('register'),
  staticData: { access: 'guest' },
});

const signup = createRoute({
  getParentRoute,
  path: '/signup',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/register.tsx')),
    'SignupPage',
  ),
  head: titled('Get Started'),
  staticData: { access: 'guest' },
});

const paywall = createRoute({
  getParentRoute,
  path: '/onboarding/paywall',
  validateSearch: paywallSearch,
  beforeLoad: requireLoginForPaywall,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/paywall.tsx')),
    'PaywallPage',
  ),
  head: titled('Get Credits'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const wallet = createRoute({
  getParentRoute,
  path: '/wallet',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/wallet.tsx')),
    'WalletPage',
  ),
  head: titled('wallet'),
  staticData: { access: 'signed-in' },
});

const billing = createRoute({
  getParentRoute,
  path: '/billing',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/billing.tsx')),
    'BillingPage',
  ),
  head: titled('billing'),
  staticData: { access: 'signed-in' },
});

const account = createRoute({
  getParentRoute,
  path: '/account',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/account.tsx')),
    'AccountPage',
  ),
  head: titled('account'),
  staticData: { access: 'signed-in' },
});

const brandKit = createRoute({
  getParentRoute,
  path: '/brand-kit',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/brand-kit.tsx')),
    'BrandKitPage',
  ),
  head: titled('brand kit'),
  staticData: { access: 'signed-in' },
});

const sandboxCheckout = createRoute({
  getParentRoute,
  path: '/checkout/sandbox/$paymentId',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    loadPart(() => import('../pages/sandbox-checkout.tsx')),
    'SandboxCheckoutPage',
  ),
  head: titled('Checkout'),
  staticData: { access: 'signed-in', hasHeader: false, hasFooter: false },
});

const sandboxCard = createRoute({
  getParentRoute,
  path: '/checkout/sandbox-card',
  component: lazyRouteComponent(
    loadPart(() => import('../pages/sandbox-card.tsx')),
    'SandboxCardPage',
  ),
  head: titled('Card details'),
  staticData: { access: 'public', isFramed: true },
});

export const accountRoutes = [
  login,
  register,
  signup,
  paywall,
  wallet,
  billing,
  account,
  brandKit,
  sandboxCheckout,
  sandboxCard,
] as const;
