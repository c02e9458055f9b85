import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/reels.ts';
import { reelLimits, reelTexts } from '#contract/reels.ts';
import { addFormat } from '../use-cases/reels/add-format.ts';
import { storeLogo, logoTooLarge, type StoreLogoDeps } from '../use-cases/reels/store-logo.ts';
import { readReelStyles, reelStylesFolder } from '../use-cases/reels/library.ts';
import { readBrand, readReel } from '../use-cases/reels/read-reel.ts';
import { readScript, type ReadScriptDeps } from '../use-cases/reels/read-script.ts';
import { startReel, type StartReelDeps } from '../use-cases/reels/start-reel.ts';
import type { ReadVideoDeps } from '../use-cases/videos/read-video.ts';
import { whileConnected } from './connection.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';
import { toReel, toRememberedBrand } from './reel-wire.ts';

type ReelsDeps = StartReelDeps & ReadVideoDeps & ReadScriptDeps & StoreLogoDeps & { incomingFolder: string };

export function mountReels(app: FastifyInstance, deps: ReelsDeps): void {
  const reply = async (own: { userId: string; videoId: string }) => toReel(await readReel(deps, own));

  mount(app, calls.writeReelScript, ({ body, reply: connection }) =>
    readScript(deps, body, whileConnected(connection)),
  );

  mount(app, calls.startReel, async ({ body, caller: { userId }, idempotencyKey }) => {
    const { videoId } = await startReel(deps, { userId, request: body, idempotencyKey });
    return reply({ userId, videoId });
  });

  mount(app, calls.readReel, ({ params, caller }) =>
    reply({ userId: caller.userId, videoId: params.reelId }),
  );

  mount(app, calls.addReelFormat, async ({ params, body, caller: { userId } }) => {
    const { videoId } = await addFormat(deps, { userId, videoId: params.reelId, ...body });
    return reply({ userId, videoId });
  });

  mount(app, calls.readReelBrand, async ({ caller }) => toRememberedBrand(await readBrand(deps, caller)));

  mount(app, calls.uploadReelLogo, async ({ caller, request }) => {
    const limit = { maxBytes: reelLimits.maxLogoBytes, tooLarge: logoTooLarge };
    const { file } = await readMultipart(deps, request, { missing: reelTexts.logoMissing, limit });
    return storeLogo(deps, { userId: caller.userId, file });
  });

  mount(app, calls.readReelStyles, async () => readReelStyles());
  void app.register(fastifyStatic, {
    root: reelStylesFolder,
    prefix: '/assets/reel-styles/',
    decorateReply: false,
    maxAge: '1h',
    schemaHide: true,
  });
}
