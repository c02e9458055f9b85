import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazyModule } from '../../lib/lazy-module.ts';
import { requireGuest, requireLogin, requireLoginForPaywall } from '../guards/guarded.ts';
import { brandKitSearch, paywallSearch, redirectSearch } from '../search.ts';
import { pageHead } from '../title.ts';
import { getParentRoute } from './root.ts';

const login = createRoute({
  getParentRoute,
  path: '/login',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/login.tsx')),
    'LoginPage',
  ),
  head: pageHead('login'),
  staticData: { access: 'guest' },
});

const register = createRoute({
  getParentRoute,
  path: '/register',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/register.tsx')),
    'RegisterPage',
  ),
  head: pageHead('register'),
  staticData: { access: 'guest' },
});

const signup = createRoute({
  getParentRoute,
  path: '/signup',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/register.tsx')),
    'SignupPage',
  ),
  head: pageHead('Get Started'),
  staticData: { access: 'guest' },
});

const paywall = createRoute({
  getParentRoute,
  path: '/onboarding/paywall',
  validateSearch: paywallSearch,
  beforeLoad: requireLoginForPaywall,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/paywall.tsx')),
    'PaywallPage',
  ),
  head: pageHead('Get Credits'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const wallet = createRoute({
  getParentRoute,
  path: '/wallet',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/wallet.tsx')),
    'WalletPage',
  ),
  head: pageHead('wallet'),
  staticData: { access: 'signed-in' },
});

const billing = createRoute({
  getParentRoute,
  path: '/billing',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/billing.tsx')),
    'BillingPage',
  ),
  head: pageHead('billing'),
  staticData: { access: 'signed-in' },
});

const account = createRoute({
  getParentRoute,
  path: '/account',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/account.tsx')),
    'AccountPage',
  ),
  head: pageHead('account'),
  staticData: { access: 'signed-in' },
});

const brandKit = createRoute({
  getParentRoute,
  path: '/brand-kit',
  validateSearch: brandKitSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/brand-kit.tsx')),
    'BrandKitPage',
  ),
  head: pageHead('brand kit'),
  staticData: { access: 'signed-in' },
});

const sandboxCheckout = createRoute({
  getParentRoute,
  path: '/checkout/sandbox/$paymentId',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/sandbox-checkout.tsx')),
    'SandboxCheckoutPage',
  ),
  head: pageHead('Checkout'),
  staticData: { access: 'signed-in', hasHeader: false, hasFooter: false },
});

const sandboxCard = createRoute({
  getParentRoute,
  path: '/checkout/sandbox-card',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/sandbox-card.tsx')),
    'SandboxCardPage',
  ),
  head: pageHead('Card details'),
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
