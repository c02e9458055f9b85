import type { CharacterAsset, ProductAsset, StoryReply } from '#contract/calls/stories.ts';
import type { Storyboard, StoryFrame } from '#contract/calls/storyboards.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { storyboardErrorText, storyStyles, storyTexts } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import { countAssets, type AssetView } from '../use-cases/stories/read-assets.ts';
import type { StoryView } from '../use-cases/stories/read-story.ts';
import type { FrameView, StoryboardView } from '../use-cases/stories/read-storyboard.ts';
import type { WizardState } from '../use-cases/stories/read-wizard-state.ts';

/** The specification's wire format of a story: a "script" with a reference, and a "generation" of its storyboard. */
export const toStory = (story: StoryView): StoryReply => ({
  script_refinement_id: story.id,
  scriptRefId: story.id,
  title: story.title,
  narrative: story.narrative,
  styleKey: story.style,
  scenes: story.scenes,
  version: story.version,
  engine: story.engine,
  engineNotes: story.engineNotes,
  notes: story.notes,
  generationId: story.storyboardId,
});

export function toAsset(asset: AssetView): CharacterAsset | ProductAsset {
  const { id, kind, description, imageUrl, status, errorCode, stored } = asset;
  const common = {
    id,
    description,
    imageAssetUrl: imageUrl,
    imageGenStatus: status,
    errorCode,
    engine: stored?.engine ?? null,
  };
  if (kind === 'product') {
    const { name, kind: productKind, colour, visualPrompt } = asset.subject as StoryProduct;
    return { ...common, name, visualPrompt, kind: productKind, colour };
  }
  const { name, role, age, gender, appearance, clothing, visualPrompt } = asset.subject as StoryCharacter;
  return { ...common, name, visualPrompt, role, age, gender, appearance, clothing };
}

export function toAssetStatus(assets: readonly AssetView[]) {
  const { pending, completed, failed, total } = countAssets(assets);
  const ofKind = <T>(kind: AssetView['kind']): T[] =>
    assets.filter((asset) => asset.kind === kind).map((asset) => toAsset(asset) as T);
  return {
    characters: ofKind<CharacterAsset>('character'),
    products: ofKind<ProductAsset>('product'),
    allReady: completed === total,
    pending,
    completed,
    failed,
  };
}

const pictureErrorTexts: Partial<Record<ErrorCode, string>> = {
  picture_refused: storyTexts.pictureRefused,
  picture_timeout: storyTexts.timedOut,
  pictures_unavailable: storyTexts.circuitBreaker,
};

const toFrame = (frame: FrameView, includeImages: boolean): StoryFrame => {
  const { errorCode } = frame;
  const error = errorCode && (pictureErrorTexts[errorCode] ?? storyTexts.pictureFailed);
  return {
    ...frame,
    imageUrl: includeImages ? frame.imageUrl : null,
    error,
    versions: includeImages ? frame.versions : [],
  };
};

export function toStoryboard(storyboard: StoryboardView, includeImages = true): Storyboard {
  const { id, frames, status, errorCode } = storyboard;
  const count = (wanted: FrameView['status']): number =>
    frames.filter((frame) => frame.status === wanted).length;
  const counts = { total: frames.length, success: count('SUCCESS'), failed: count('FAILED') };
  const pending = counts.total - counts.success - counts.failed;
  return {
    id,
    generationId: id,
    scriptRefId: storyboard.storyId,
    title: storyboard.title,
    styleKey: storyboard.style,
    status,
    progress: Math.round(((counts.total - pending) / Math.max(1, counts.total)) * 100),
    errorCode,
    error: storyboardErrorText(errorCode, counts.success),
    scenes: frames.map((frame) => toFrame(frame, includeImages)),
    counts: { ...counts, pending },
    isPaid: storyboard.isPaid,
    canContinue: storyboard.canContinue,
    settings: storyboard.settings,
    videoId: storyboard.videoId,
    totalSeconds: Math.round(frames.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10,
    createdAt: storyboard.createdAt.toISOString(),
  };
}

export const toWizardState = (state: WizardState) => ({
  narrative: state.narrative,
  scriptRefId: state.storyId,
  generationId: state.storyboardId,
  selectedStyle: state.style,
  currentStep: state.step,
  assetStatus: state.assets,
  availableStyles: [...storyStyles],
  storyboardStatus: state.storyboardStatus,
});
