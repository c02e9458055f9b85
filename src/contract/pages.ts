/** The addresses of the web app. Any other path may be a call without the prefix `/api`. */
export const pagePatterns = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/signup',
  '/my-videos',
  '/my-hooks',
  '/billing',
  '/wallet',
  '/account',
  '/brand-kit',
  '/onboarding/paywall',
  '/checkout/sandbox/:paymentId',
  '/checkout/sandbox-card',
  '/create/video',
  '/create/video/ugc',
  '/create/video/broll',
  '/create/video/greenscreen',
  '/create/reel',
  '/create/story-wizard',
  '/wizard/storyboard-preview',
  '/wizard/story-generation/:scriptRefId',
  '/story/generation-progress',
  '/templates',
  '/templates/add',
  '/templates/:templateId/edit',
  '/templates/upload',
  '/categories',
  '/categories/add',
  '/categories/:categoryId',
  '/categories/:categoryId/edit',
  '/blog',
  '/blog/create',
  '/blog/:postId',
  '/share/:generationId',
  '/privacy-policy',
  '/refund-policy',
  '/terms',
  '/video-creator',
  '/hook-generator',
] as const;

const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`);

const expressions = pagePatterns.map(toExpression);

export const isPagePath = (path: string): boolean => expressions.some((expression) => expression.test(path));
