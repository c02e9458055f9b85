import { z } from 'zod';
import { defineCall } from '../call.ts';

export const receiveFalWebhook = defineCall({
  method: 'POST',
  path: '/api/webhooks/fal',
  summary: 'The signed webhook of fal.ai: a request has ended',
  tag: 'engines',
  access: 'public',
  rate: 'webhook',
  body: z.unknown(),
  reply: z.object({ received: z.literal(true) }),
  errors: ['invalid_request', 'not_found', 'provider_failed'],
});
