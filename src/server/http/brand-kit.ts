import type { FastifyInstance } from 'fastify';
import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import * as calls from '#contract/calls/brand-kit.ts';
import { reelLimits } from '#contract/reels.ts';
import { AppError } from '../errors.ts';
import { deleteBrandKit } from '../use-cases/brand-kit/delete-brand-kit.ts';
import { readBrandKit, type ReadBrandKitDeps } from '../use-cases/brand-kit/read-brand-kit.ts';
import { saveBrandKit } from '../use-cases/brand-kit/save-brand-kit.ts';
import { switchBrandKit } from '../use-cases/brand-kit/switch-brand-kit.ts';
import { storeLogo, logoTooLarge, type StoreLogoDeps, type LogoRule } from '../use-cases/reels/store-logo.ts';
import { mount } from './mount.ts';
import { readMultipart } from './read-multipart.ts';

type BrandKitDeps = ReadBrandKitDeps & StoreLogoDeps & { incomingFolder: string };

const logoRule: LogoRule = {
  acceptsSvg: false,
  wrongType: () => new AppError('logo_picture_type', brandKitTexts.logoType),
};

export function mountBrandKit(app: FastifyInstance, deps: BrandKitDeps): void {
  mount(app, calls.readBrandKit, async ({ caller }) => ({ kit: await readBrandKit(deps, caller) }));

  mount(app, calls.saveBrandKit, async ({ body, caller: { userId } }) => ({
    kit: await saveBrandKit(deps, { userId, request: body }),
  }));

  mount(app, calls.switchBrandKit, async ({ body, caller: { userId } }) => ({
    kit: await switchBrandKit(deps, { userId, ...body }),
  }));

  mount(app, calls.deleteBrandKit, async ({ caller }) => {
    await deleteBrandKit(deps, caller);
    return null;
  });

  mount(app, calls.uploadBrandLogo, async ({ caller, request }) => {
    const limit = { maxBytes: reelLimits.maxLogoBytes, tooLarge: logoTooLarge };
    const { file } = await readMultipart(deps, request, { missing: brandKitTexts.logoMissing, limit });
    return storeLogo(deps, { userId: caller.userId, file, rule: logoRule });
  });
}
