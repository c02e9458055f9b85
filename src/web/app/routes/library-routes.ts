import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazyModule } from '../../lib/lazy-module.ts';
import { requireLogin } from '../guards/guarded.ts';
import { pageHead } from '../title.ts';
import { getParentRoute } from './root.ts';

const myVideos = createRoute({
  getParentRoute,
  path: '/my-videos',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../../features/library/videos/my-videos.tsx')),
    'MyVideos',
  ),
  head: pageHead('my videos'),
  staticData: { access: 'signed-in' },
});

const myHooks = createRoute({
  getParentRoute,
  path: '/my-hooks',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../../features/library/hooks/my-hooks.tsx')),
    'MyHooks',
  ),
  head: pageHead('my hooks'),
  staticData: { access: 'signed-in' },
});

const share = createRoute({
  getParentRoute,
  path: '/share/$generationId',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/share.tsx')),
    'SharePage',
  ),
  head: pageHead('shared video'),
  staticData: { access: 'public', hasHeader: false, hasFooter: false },
});

export const libraryRoutes = [myVideos, myHooks, share] as const;
