import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { renderFilm } from '../motion/render-film.ts';
import { readLogo } from './logo.ts';
import { planReel } from './plan-reel.ts';
import { readReference } from './read-reference.ts';
import type { ReelPlan } from './reel-plan.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

export type ReelRendering = Run & {
  plan: ReelPlan;
  /** A silent clip in house format: `composeVideo` adds voice and music. */
  outputPath: string;
  workFolder: string;
  onProgress?: (fraction: number) => void;
};

/** Completes a plan with facts from its files: the logo's tones, the reference's size and shots. */
export async function completePlan(plan: ReelPlan, run: Run = {}): Promise<ReelPlan> {
  const { logoPath, logo } = plan.brand;
  return {
    ...plan,
    brand: { ...plan.brand, ...(logoPath && { logo: logo ?? (await readLogo(logoPath)) }) },
    ...(plan.reference && { reference: await readReference(plan.reference, run) }),
  };
}

/** Plans and renders a reel. */
export async function renderReel(job: ReelRendering): Promise<{ durationSeconds: number; frames: number }> {
  const { plan, ...rendering } = job;
  return renderFilm({ ...rendering, film: planReel(await completePlan(plan, job)) });
}
