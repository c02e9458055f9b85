import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/engines.ts';
import { receiveOrderWebhook, type OrderWebhookDeps } from '../use-cases/engines/receive-order-webhook.ts';
import { mount } from './mount.ts';

export function mountEngines(app: FastifyInstance, deps: OrderWebhookDeps): void {
  mount(app, calls.receiveFalWebhook, async ({ request }) => {
    await receiveOrderWebhook(deps, { rawBody: request.rawBody, headers: request.headers });
    return { received: true as const };
  });
}
