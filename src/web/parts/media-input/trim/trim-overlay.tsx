import { lazy, Suspense, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { lazyModule } from '../../../lib/lazy-module.ts';
import type { Placed } from '../../../ui/placed-picture.ts';
import type { TrimBounds, TrimRange } from '../../../ui/trim/trim-range.ts';
import type { DrawFilmstrip } from '../../../ui/trim/use-filmstrip.ts';
import { mediaInputTexts } from '../media-input-texts.ts';
import { loadCutter } from './cut-in-browser.ts';

const loadEditor = lazyModule(() =>
  import('../../../ui/trim/trim-editor.tsx').then((module) => ({ default: module.TrimEditor })),
);
const TrimEditor = lazy(loadEditor);

type TrimOverlayProps = {
  /** Plays the whole clip; null until it can be played. */
  url: string | null;
  durationSeconds: number;
  applied: TrimRange | null;
  /** Progress, 0 to 1, while a part is being cut; else null. */
  workShare: number | null;
  drawFilmstrip: DrawFilmstrip;
  /** The place of the clip in the video's frame; null shows the whole clip. */
  placed: Placed | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Null is the whole clip. Resolves when the part has been cut. */
  onTrim: (range: TrimRange | null) => Promise<void>;
  onStop: () => void;
};

const halfHandleStepSeconds = 0.05;

const isWhole = (range: TrimRange, { durationSeconds }: TrimBounds): boolean =>
  range.startSeconds === 0 && range.endSeconds > durationSeconds - halfHandleStepSeconds;

/**
 * The overlay in which a part of the clip is chosen. It must keep its place in the tree when the window is resized, because
 * its state holds the choice in progress.
 */
export function TrimOverlay(props: TrimOverlayProps) {
  const { url, durationSeconds, applied, workShare, drawFilmstrip, placed } = props;
  const { isOpen, onOpenChange, onTrim, onStop } = props;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // The code is loaded in advance, so that the overlay opens at once. A failure is reported only when it is opened.
  const isTrimmable = url !== null;
  useEffect(() => {
    if (isTrimmable) loadEditor().catch(() => undefined);
  }, [isTrimmable]);
  // Loaded while the user chooses the part, so that cutting starts at once.
  useEffect(() => {
    if (isOpen) loadCutter().catch(() => undefined);
  }, [isOpen]);
  const bounds = { durationSeconds, minSeconds: limits.trimMinSeconds, maxSeconds: limits.trimMaxSeconds };
  const close = () => {
    onStop();
    onOpenChange(false);
  };
  const apply = async (range: TrimRange) => {
    await onTrim(isWhole(range, bounds) ? null : range);
    onOpenChange(false);
  };
  if (url === null || !wasOpened) return null;
  return (
    <Suspense>
      <TrimEditor
        isOpen={isOpen}
        url={url}
        bounds={bounds}
        applied={applied}
        drawFilmstrip={drawFilmstrip}
        placed={placed}
        texts={mediaInputTexts.trimEditor}
        workShare={workShare}
        onApply={(range) => void apply(range)}
        onClose={close}
      />
    </Suspense>
  );
}
