import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { lazyModule } from '../../lib/lazy-module.ts';
import { WizardSkeleton } from '../../parts/wizard-frame/wizard-skeleton.tsx';
import { guardStory } from '../guards/guard-story.ts';
import { requireLogin } from '../guards/guarded.ts';
import { CreationErrorPage } from '../pages/error.tsx';
import {
  brollSearch,
  creatorSearch,
  greenscreenSearch,
  ownHookSearch,
  reelSearch,
  scriptRefSearch,
  storyboardSearch,
  storyWizardSearch,
} from '../search.ts';
import { pageHead } from '../title.ts';
import { getParentRoute } from './root.ts';

/** The guards are loaded with their wizards: other pages need neither their rules nor their texts. */
const loadCreatorGuard = lazyModule(() => import('../guards/guard-creator.ts'));

const loadBrollGuard = lazyModule(() => import('../guards/guard-broll.ts'));

const loadGreenscreenGuard = lazyModule(() => import('../guards/guard-greenscreen.ts'));

const loadReelGuard = lazyModule(() => import('../guards/guard-reel.ts'));

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
  beforeLoad: async (options) => (await loadCreatorGuard()).guardCreator(options),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/create-video.tsx')),
    'CreateVideoPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('video creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const broll = createRoute({
  getParentRoute,
  path: '/create/video/broll',
  validateSearch: brollSearch,
  beforeLoad: async (options) => (await loadBrollGuard()).guardBroll(options),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/broll.tsx')),
    'BrollPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('B-roll creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const greenscreen = createRoute({
  getParentRoute,
  path: '/create/video/greenscreen',
  validateSearch: greenscreenSearch,
  beforeLoad: async (options) => (await loadGreenscreenGuard()).guardGreenscreen(options),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/greenscreen.tsx')),
    'GreenscreenPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('greenscreen creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const reel = createRoute({
  getParentRoute,
  path: '/create/reel',
  validateSearch: reelSearch,
  beforeLoad: async (options) => (await loadReelGuard()).guardReel(options),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/reel.tsx')),
    'ReelPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('reel creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const storyWizard = createRoute({
  getParentRoute,
  path: '/create/story-wizard',
  validateSearch: storyWizardSearch,
  beforeLoad: (options) => guardStory(options),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/story.tsx')),
    'StoryPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('story wizard'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const storyboardPreview = createRoute({
  getParentRoute,
  path: '/wizard/storyboard-preview',
  validateSearch: storyboardSearch,
  beforeLoad: requireLogin,
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/storyboard.tsx')),
    'StoryboardPage',
  ),
  pendingComponent: WizardSkeleton,
  errorComponent: CreationErrorPage,
  head: pageHead('storyboard preview'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const storyGeneration = createRoute({
  getParentRoute,
  path: '/wizard/story-generation/$scriptRefId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/create/story-wizard', search: { script: params.scriptRefId }, replace: true });
  },
});

const storyProgress = createRoute({
  getParentRoute,
  path: '/story/generation-progress',
  validateSearch: scriptRefSearch,
  beforeLoad: ({ search: { scriptRefId } }) => {
    const search = scriptRefId === undefined ? {} : { script: scriptRefId };
    throw redirect({ to: '/create/story-wizard', search, replace: true });
  },
});

/** Reusing one of the user's hooks is free, so no credits are required; without a hook this opens the creator. */
const ownHook = createRoute({
  getParentRoute,
  path: '/video-creator',
  validateSearch: ownHookSearch,
  beforeLoad: (options) => {
    if (options.search.hookUrl === undefined) throw redirect({ to: '/create/video/ugc', replace: true });
    requireLogin(options);
  },
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/own-hook.tsx')),
    'OwnHookPage',
  ),
  head: pageHead('video creator'),
  staticData: { access: 'signed-in', hasFooter: false },
});

const hookGenerator = createRoute({
  getParentRoute,
  path: '/hook-generator',
  beforeLoad: () => {
    throw redirect({ to: '/create/video/ugc', replace: true });
  },
});

export const creationRoutes = [
  createVideoEntry,
  createVideo,
  broll,
  greenscreen,
  reel,
  storyWizard,
  storyboardPreview,
  storyGeneration,
  storyProgress,
  ownHook,
  hookGenerator,
] as const;
