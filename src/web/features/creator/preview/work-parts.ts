import { isVideoBeingMade, type Generation, type GenerationComponent } from '#contract/calls/generations.ts';
import type { WorkItem, WorkState } from '../../../ui/work-list.tsx';
import { texts } from '../texts.ts';

const stateOf: Record<GenerationComponent['status'], WorkState> = {
  processing: 'working',
  completed: 'done',
  failed: 'failed',
  cancelled: 'failed',
};

const { parts, partReady, partFailed, partNone, partWaiting } = texts.preview;
const valueOf = (state: WorkState, percent: number): string =>
  ({ waiting: partWaiting, working: `${Math.round(percent)}%`, done: partReady, failed: partFailed })[state];

export type CurrentWork = { name: string; percent: number };

/** The current work: the first unfinished clip, else the video itself. */
export function findCurrentWork(generation: Generation, hookPercent: number): CurrentWork {
  const clip = generation.components.find(({ status }) => status === 'processing');
  if (!clip) return { name: parts.video, percent: generation.progress };
  return { name: parts[clip.type], percent: clip.type === 'hook' ? hookPercent : clip.progress };
}

type PartFacts = {
  /** From the most precise source. */
  hookPercent: number;
  /** The video is requested again: a finished one is that of before. */
  isStarting: boolean;
};

/** How far each part of the video is. */
export function listWorkParts(generation: Generation, { hookPercent, isStarting }: PartFacts): WorkItem[] {
  const part = (type: GenerationComponent['type']): WorkItem => {
    const component = generation.components.find((entry) => entry.type === type);
    if (!component) return { name: parts[type], state: 'done', value: partNone };
    const state = stateOf[component.status];
    return {
      name: parts[type],
      state,
      value: valueOf(state, type === 'hook' ? hookPercent : component.progress),
    };
  };
  const clips = [part('hook'), part('product')];
  if (generation.audioSource !== 'none') clips.push(part('audio'));
  const areClipsDone = clips.every(({ state }) => state === 'done');
  const isMade =
    areClipsDone && !isStarting && generation.status === 'completed' && generation.videoUrl !== null;
  const isWaiting = isStarting || !areClipsDone || !isVideoBeingMade(generation.status);
  const state = isMade ? 'done' : isWaiting ? 'waiting' : 'working';
  return [...clips, { name: parts.video, state, value: valueOf(state, generation.progress) }];
}
