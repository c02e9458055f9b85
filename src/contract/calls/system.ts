import { z } from 'zod';
import { defineCall } from '../call.ts';
import { socialNetworks } from '../social-networks.ts';

export const readHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  summary: 'This process is alive',
  tag: 'system',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const readReady = defineCall({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database, storage and a worker are reachable; 503 otherwise',
  tag: 'system',
  access: 'public',
  reply: z.object({
    ready: z.boolean(),
    database: z.boolean(),
    storage: z.boolean(),
    /** Workers that are alive. */
    workers: z.int(),
  }),
  errors: ['not_ready'],
});

export const readPublicSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  summary: 'The settings of this installation that the web app needs',
  tag: 'system',
  access: 'public',
  reply: z.object({
    /** Null if analytics is off. */
    analytics: z.object({ token: z.string(), apiHost: z.string() }).nullable(),
    /** The address that customers write to. */
    supportEmail: z.string(),
    /** Whether visitors may try a line on the landing page. */
    landingTry: z.boolean(),
    /** Addresses of our profiles; a network without one is absent. */
    socialProfiles: z.partialRecord(z.enum(socialNetworks), z.string()),
  }),
});
export type PublicSettings = z.infer<typeof readPublicSettings.reply>;
