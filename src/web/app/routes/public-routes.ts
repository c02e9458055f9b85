import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazyModule } from '../../lib/lazy-module.ts';
import { blogPostQuery, blogPostsQuery } from '../../features/blog/blog-query.ts';
import { LoadingPost } from '../../features/blog/loading-post.tsx';
import { pageHead } from '../title.ts';
import { getParentRoute } from './root.ts';

const landing = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/landing/landing.tsx')),
    'LandingPage',
  ),
  head: pageHead(
    'home',
    'Short marketing videos that start with a hook, made in minutes, without filming: a presenter says your line, your product clip follows.',
  ),
  staticData: { access: 'public', hasHeader: false },
});

const about = createRoute({
  getParentRoute,
  path: '/about',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/about.tsx')),
    'AboutPage',
  ),
  head: pageHead('about', 'What Hookline is for, how a video is made, and what it does not do.'),
  staticData: { access: 'public' },
});

const contact = createRoute({
  getParentRoute,
  path: '/contact',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/contact.tsx')),
    'ContactPage',
  ),
  head: pageHead(
    'contact',
    'How to reach the people who run Hookline, and what to write for a quick answer.',
  ),
  staticData: { access: 'public' },
});

const privacyPolicy = createRoute({
  getParentRoute,
  path: '/privacy-policy',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/privacy-policy.tsx')),
    'PrivacyPolicyPage',
  ),
  head: pageHead(
    'privacy policy',
    'What Hookline keeps about you, where, for how long, and how to erase it.',
  ),
  staticData: { access: 'public' },
});

const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/privacy-policy.tsx')),
    'TermsPage',
  ),
  head: pageHead('terms', 'What you and Hookline may expect of one another, and what happens to your data.'),
  staticData: { access: 'public' },
});

const refundPolicy = createRoute({
  getParentRoute,
  path: '/refund-policy',
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/refund-policy.tsx')),
    'RefundPolicyPage',
  ),
  head: pageHead(
    'refund policy',
    'When credits are given back for money, and when they return by themselves.',
  ),
  staticData: { access: 'public' },
});

const blog = createRoute({
  getParentRoute,
  path: '/blog',
  loader: ({ context }) => void context.queryClient.prefetchQuery(blogPostsQuery),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/blog.tsx')),
    'BlogPage',
  ),
  head: pageHead('blog list', 'How to write, test and make the opening lines of short videos.'),
  staticData: { access: 'public' },
});

const blogPost = createRoute({
  getParentRoute,
  path: '/blog/$postId',
  // The head needs its title and summary; the page itself reports a post that does not exist.
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(blogPostQuery(params.postId)).catch(() => null),
  component: lazyRouteComponent(
    lazyModule(() => import('../pages/blog.tsx')),
    'BlogPostPage',
  ),
  pendingComponent: LoadingPost,
  head: ({ loaderData }) => pageHead(loaderData?.title ?? 'blog post', loaderData?.summary)(),
  staticData: { access: 'public' },
});

/** Guests receive these pages prerendered, without the app (`prerender.tsx`). */
export const publicRoutes = [
  landing,
  about,
  contact,
  privacyPolicy,
  refundPolicy,
  terms,
  blog,
  blogPost,
] as const;
