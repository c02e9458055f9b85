import { z } from 'zod';
import { defineCall } from '../call.ts';

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

export const readSignInOptions = defineCall({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'The identity provider of this installation',
  tag: 'accounts',
  access: 'public',
  reply: z.object({ provider: z.enum(['google', 'development']), googleClientId: z.string().nullable() }),
});

export const issueNonce = defineCall({
  method: 'POST',
  path: '/api/auth/nonce',
  summary: 'A single-use nonce, bound to this browser by a cookie, to put into the ID token',
  tag: 'accounts',
  access: 'public',
  rate: 'sign-in',
  reply: z.object({ nonce: z.string() }),
});

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/google',
  summary: 'Exchange an ID token for a session',
  tag: 'accounts',
  access: 'public',
  rate: 'sign-in',
  body: z.object({ credential: z.string().min(1).max(8_192) }),
  reply: z.object({ token: z.string(), user: userSchema, created: z.boolean() }),
  errors: ['invalid_credential'],
});

export const readMe = defineCall({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user',
  tag: 'accounts',
  access: 'account:read',
  reply: z.object({
    user: userSchema,
    /** Whether this user may change shared content, such as templates. */
    isEditor: z.boolean(),
  }),
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revoke this session',
  tag: 'accounts',
  access: 'session',
  reply: z.null(),
  status: 204,
});

export const mintDevelopmentIdentity = defineCall({
  method: 'POST',
  path: '/api/dev/identity',
  summary: 'An ID token for any person, signed by the local development key',
  tag: 'accounts',
  access: 'public',
  rate: 'sign-in',
  body: z.object({
    email: z.email().max(254),
    name: z.string().trim().min(1).max(100),
    nonce: z.string().min(1).max(200),
  }),
  reply: z.object({ credential: z.string() }),
  errors: ['not_available_here'],
});
