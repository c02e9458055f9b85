import { reelStages, type Reel, type ReelStage, type RememberedBrand } from '#contract/calls/reels.ts';
import { isUnderWay } from '#contract/tasks.ts';
import type { ReelView, readBrand } from '../use-cases/reels/read-reel.ts';
import { generationStatus } from './generation-wire.ts';

const isStage = (stage: string): stage is ReelStage => reelStages.some((known) => known === stage);

/** The specification's wire format of a reel; some fields have two spellings. */
export function toReel(reel: ReelView): Reel {
  const { id, part, file } = reel;
  const status = generationStatus(reel);
  const url = file?.url ?? null;
  return {
    id,
    generation_id: id,
    generationId: id,
    status,
    progress: reel.progress,
    stage: isUnderWay(reel) && isStage(reel.stage) ? reel.stage : null,
    secondsLeft: reel.secondsLeft,
    errorCode: reel.errorCode,
    error: status === 'failed' ? 'Processing failed' : null,
    brandName: part.brandName,
    industry: part.industry,
    customIndustry: part.customIndustry,
    categoryId: part.categoryId,
    subcategoryId: part.subcategoryId,
    categoryName: part.categoryName,
    subcategoryName: part.subcategoryName,
    settings: part.settings,
    script: reel.script,
    scriptVersion: part.scriptVersion,
    offer: part.offer,
    callToAction: part.callToAction,
    colours: part.colours,
    logo: reel.logo,
    engines: reel.engines,
    videoUrl: url,
    video_url: url,
    posterUrl: file?.posterUrl ?? null,
    statusUrl: `/api/reels/${id}`,
    title: reel.title,
    durationSeconds: file?.durationSeconds ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    downloadFileName: reel.downloadFileName,
    shareUrl: reel.shareUrl,
    formats: reel.formats.map((one) => ({
      id: one.id,
      aspectRatio: one.aspectRatio,
      status: generationStatus(one),
      progress: one.progress,
      videoUrl: one.videoUrl,
    })),
    createdAt: reel.createdAt.toISOString(),
    updatedAt: reel.updatedAt.toISOString(),
  };
}

export function toRememberedBrand(last: Awaited<ReturnType<typeof readBrand>>): RememberedBrand {
  const { part, logo } = last ?? {};
  return {
    brandName: part?.brandName ?? null,
    industry: part?.industry ?? null,
    customIndustry: part?.customIndustry ?? null,
    offer: part?.offer ?? null,
    callToAction: part?.callToAction ?? null,
    colours: part?.colours ?? null,
    logo: logo ?? null,
  };
}
