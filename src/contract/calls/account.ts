import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system in words, such as 'Firefox on Windows'. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** The session that makes the request. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const readSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The devices where you are signed in, the most recently seen first',
  tag: 'account',
  access: 'session',
  reply: z.object({ sessions: z.array(sessionSchema) }),
});

export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  summary: 'Sign one device out',
  tag: 'account',
  access: 'session',
  params: z.object({ sessionId: z.string().max(100) }),
  reply: z.null(),
  status: 204,
  errors: ['not_found'],
});

export const revokeOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign all other devices out',
  tag: 'account',
  access: 'session',
  reply: z.null(),
  status: 204,
});

export const accountExportSchema = z.object({
  status: z.enum(['processing', 'ready', 'failed']),
  requestedAt: z.string(),
  sizeBytes: z.int().nullable(),
  /** Signed and short-lived; null until it is ready. */
  downloadUrl: z.string().nullable(),
  /** When the file is deleted; null until it is ready. */
  expiresAt: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

export const startExport = defineCall({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Start an export of all your data as a zip file; returns the export in progress if there is one',
  tag: 'account',
  access: 'session',
  rate: 'heavy',
  storesFiles: true,
  reply: accountExportSchema,
  status: 202,
});

export const readExport = defineCall({
  method: 'GET',
  path: '/api/account/export/status',
  summary: 'The progress of your latest export',
  tag: 'account',
  access: 'session',
  reply: z.object({ export: accountExportSchema.nullable() }),
});

export const downloadExport = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Redirect to the signed address of the finished zip file',
  tag: 'account',
  access: 'session',
  reply: z.null(),
  status: 303,
  errors: ['not_found', 'export_not_ready'],
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete your account: you are signed out at once; files and records are erased within minutes',
  tag: 'account',
  access: 'session',
  /** Your e-mail address, typed again, so that an account is not erased by accident. */
  body: z.object({ email: z.string().max(254) }),
  reply: z.null(),
  status: 204,
  errors: ['deletion_not_confirmed'],
});
