/**
 * Permissions of a principal. A session has every scope; a narrower credential has those that it was granted.
 * Content is shared and prepared by editors: templates and categories, and the built-in music.
 */
export const scopes = [
  'account:read',
  'content:read',
  'content:write',
  'videos:read',
  'videos:write',
  'wallet:read',
] as const;

export type Scope = (typeof scopes)[number];

/**
 * The access of a call: everyone; a signed-in user alone, because the call moves money, ends something for good or
 * concerns sessions; or every principal with this scope.
 */
export type Access = 'public' | 'session' | Scope;
