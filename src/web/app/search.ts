import { templateTypes } from '#contract/template-rules.ts';
import { brollSteps, type BrollStep } from '../features/broll/state/steps.ts';
import { creatorSteps, type CreatorStep } from '../features/creator/state/steps.ts';
import { greenscreenSteps, type GreenscreenStep } from '../features/greenscreen/state/steps.ts';
import { storyTabs, type StoryTab } from '../features/story/state/place.ts';

/** More pages than any list has, and within the server's limit. */
const maxPage = 10_000;

type Search = Record<string, unknown>;
type TemplateType = (typeof templateTypes)[number];

/** A text in the query of the address; the router parses `?id=42` as a number, which becomes a text again. */
export function searchText(search: Search, name: string): string | undefined {
  const value = search[name];
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}

export type RedirectSearch = { redirect?: string };
export type PaywallSearch = { paymentId?: string; packageId?: string; cancelled?: true };
export type CreatorSearch = {
  generationId?: string;
  templateId?: string;
  /** The id of one of the user's uploads: the product clip of a new video. */
  productUploadId?: string;
  step?: CreatorStep;
};
/** The video of the creator from which the kit was opened: its id, or `draft` before it has one. */
export type BrandKitSearch = { forVideo?: string };
export type GreenscreenSearch = { generationId?: string; clipId?: string; step?: GreenscreenStep };
export type BrollSearch = {
  generationId?: string;
  /** The creator's video that the result becomes the product clip of. */
  forVideo?: string;
  step?: BrollStep;
};
/** `step` may be unknown: the page then explains that the step does not exist. */
export type ReelSearch = { reel?: string; step?: string };
export type StoryWizardSearch = {
  script?: string;
  /** Id of a storyboard; replaces `script`. */
  gen?: string;
  step?: StoryTab;
};
/** `video` opens the last step, and is enough to find its storyboard. */
export type StoryboardSearch = { gen?: string; video?: string };
export type ScriptRefSearch = { scriptRefId?: string };
export type TemplatesSearch = {
  type?: TemplateType;
  categoryId?: string;
  industry?: string;
  tag?: string;
  text?: string;
  active?: 'true' | 'false';
  page?: number;
};
export type OwnHookSearch = { hookUrl?: string; hookText?: string };

// Each parser sets omitted parameters to undefined: for a missing name the router keeps the URL's raw value.

export const redirectSearch = (search: Search): RedirectSearch => ({
  redirect: searchText(search, 'redirect'),
});

export const paywallSearch = (search: Search): PaywallSearch => ({
  paymentId: searchText(search, 'paymentId'),
  packageId: searchText(search, 'packageId'),
  cancelled: search['cancelled'] === true || undefined,
});

export const creatorSearch = (search: Search): CreatorSearch => ({
  generationId: searchText(search, 'generationId'),
  templateId: searchText(search, 'templateId'),
  productUploadId: searchText(search, 'productUploadId'),
  step: creatorSteps.find((step) => step === search['step']),
});

export const brandKitSearch = (search: Search): BrandKitSearch => ({
  forVideo: searchText(search, 'forVideo'),
});

export const greenscreenSearch = (search: Search): GreenscreenSearch => ({
  generationId: searchText(search, 'generationId'),
  clipId: searchText(search, 'clipId'),
  step: greenscreenSteps.find((step) => step === search['step']),
});

export const brollSearch = (search: Search): BrollSearch => ({
  generationId: searchText(search, 'generationId'),
  forVideo: searchText(search, 'forVideo'),
  step: brollSteps.find((step) => step === search['step']),
});

export const reelSearch = (search: Search): ReelSearch => ({
  reel: searchText(search, 'reel'),
  step: searchText(search, 'step'),
});

export const ownHookSearch = (search: Search): OwnHookSearch => ({
  hookUrl: searchText(search, 'hookUrl'),
  hookText: searchText(search, 'hookText'),
});

export const storyWizardSearch = (search: Search): StoryWizardSearch => ({
  script: searchText(search, 'script'),
  gen: searchText(search, 'gen'),
  step: storyTabs.find((tab) => tab === search['step']),
});

export const storyboardSearch = (search: Search): StoryboardSearch => ({
  gen: searchText(search, 'gen'),
  video: searchText(search, 'video'),
});

export const scriptRefSearch = (search: Search): ScriptRefSearch => ({
  scriptRefId: searchText(search, 'scriptRefId'),
});

/** The list's filter; the router reads `?active=true` as a boolean. */
export const templatesSearch = (search: Search): TemplatesSearch => {
  const page = Number(search['page']);
  const active = String(search['active']);
  return {
    type: templateTypes.find((type) => type === search['type']),
    categoryId: searchText(search, 'categoryId'),
    industry: searchText(search, 'industry'),
    tag: searchText(search, 'tag'),
    text: searchText(search, 'text'),
    active: active === 'true' || active === 'false' ? active : undefined,
    page: Number.isInteger(page) && page > 1 && page <= maxPage ? page : undefined,
  };
};
