import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { requireCreationCredits, requireGuest, requireLogin, requireLoginForPaywall } from './guarded.ts';
import { CreationErrorPage, ErrorPage } from './pages/error.tsx';
import { LandingPage } from './pages/landing/landing.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { creatorSearch, paywallSearch, redirectSearch, ownHookSearch } from './search.ts';
import { Shell } from './shell/shell.tsx';
import { titled } from './title.ts';

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  head: titled('page not found'),
});
const getParentRoute = () => root;

const landing = createRoute({
  getParentRoute,
  path: '/',
  component: LandingPage,
  head: titled('home'),
  staticData: { access: 'public', hasHeader: false },
});

const login = createRoute({
  getParentRoute,
  path: '/login',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(() => import('./pages/login.tsx'), 'LoginPage'),
  head: titled('login'),
  staticData: { access: 'guest' },
});

const register = createRoute({
  getParentRoute,
  path: '/register',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(() => import('./pages/register.tsx'), 'RegisterPage'),
  head: titled('register'),
  staticData: { access: 'guest' },
});

const signup = createRoute({
  getParentRoute,
  path: '/signup',
  validateSearch: redirectSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(() => import('./pages/register.tsx'), 'SignupPage'),
  head: titled('Get Started'),
  staticData: { access: 'guest' },
});

const paywall = createRoute({
  getParentRoute,
  path: '/onboarding/paywall',
  validateSearch: paywallSearch,
  beforeLoad: requireLoginForPaywall,
  component: lazyRouteComponent(() => import('./pages/paywall.tsx'), 'PaywallPage'),
  head: titled('Get Credits'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const wallet = createRoute({
  getParentRoute,
  path: '/wallet',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/wallet.tsx'), 'WalletPage'),
  head: titled('wallet'),
  staticData: { access: 'signed-in' },
});

const billing = createRoute({
  getParentRoute,
  path: '/billing',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/billing.tsx'), 'BillingPage'),
  head: titled('billing'),
  staticData: { access: 'signed-in' },
});

const account = createRoute({
  getParentRoute,
  path: '/account',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/account.tsx'), 'AccountPage'),
  head: titled('account'),
  staticData: { access: 'signed-in' },
});

const sandboxCheckout = createRoute({
  getParentRoute,
  path: '/checkout/sandbox/$paymentId',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/sandbox-checkout.tsx'), 'SandboxCheckoutPage'),
  head: titled('Checkout'),
  staticData: { access: 'signed-in', hasHeader: false, hasFooter: false },
});

const createVideoEntry = createRoute({
  getParentRoute,
  path: '/create/video',
  validateSearch: creatorSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/create/video/ugc', search, replace: true });
  },
});

const createVideo = createRoute({
  getParentRoute,
  path: '/create/video/ugc',
  validateSearch: creatorSearch,
  beforeLoad: requireCreationCredits,
  component: lazyRouteComponent(() => import('./pages/create-video.tsx'), 'CreateVideoPage'),
  errorComponent: CreationErrorPage,
  head: titled('video creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const myVideos = createRoute({
  getParentRoute,
  path: '/my-videos',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../features/library/videos/my-videos.tsx'), 'MyVideos'),
  head: titled('my videos'),
  staticData: { access: 'signed-in' },
});

const myHooks = createRoute({
  getParentRoute,
  path: '/my-hooks',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('../features/library/hooks/my-hooks.tsx'), 'MyHooks'),
  head: titled('my hooks'),
  staticData: { access: 'signed-in' },
});

/** A hook of one's own costs nothing, so that no credits are asked for; without one it is the creator. */
const ownHook = createRoute({
  getParentRoute,
  path: '/video-creator',
  validateSearch: ownHookSearch,
  beforeLoad: (entering) => {
    if (entering.search.hookUrl === undefined) throw redirect({ to: '/create/video/ugc', replace: true });
    requireLogin(entering);
  },
  component: lazyRouteComponent(() => import('./pages/own-hook.tsx'), 'OwnHookPage'),
  head: titled('video creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const hookGenerator = createRoute({
  getParentRoute,
  path: '/hook-generator',
  beforeLoad: () => {
    throw redirect({ to: '/create/video/ugc', replace: true });
  },
});

const share = createRoute({
  getParentRoute,
  path: '/share/$generationId',
  component: lazyRouteComponent(() => import('./pages/share.tsx'), 'SharePage'),
  head: titled('shared video'),
  staticData: { access: 'public', hasHeader: false, hasFooter: false },
});

const routeTree = root.addChildren([
  landing,
  login,
  register,
  signup,
  paywall,
  wallet,
  billing,
  account,
  sandboxCheckout,
  createVideoEntry,
  createVideo,
  myVideos,
  myHooks,
  ownHook,
  hookGenerator,
  share,
]);

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 300,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    access?: 'public' | 'guest' | 'signed-in';
    /** True unless said otherwise. */
    hasHeader?: boolean;
    hasFooter?: boolean;
  }
}
