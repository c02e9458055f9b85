import { useEffect, useRef, useState } from 'react';
import { captionMoment, stillSecondsOf } from '#contract/word-captions/caption-moment.ts';
import { drawCaptions } from '#contract/word-captions/draw-captions.ts';
import {
  layOutCaptions,
  type CaptionPlan,
  type CaptionLayoutInput,
} from '#contract/word-captions/lay-out-captions.ts';
import { loadCaptionFaces, openCaptionSurface } from './caption-surface.ts';

type CaptionCanvasProps = {
  /** Laid out again for every new object, so pass the same object while nothing changes. */
  task: CaptionLayoutInput;
  /** The pixel rows of the frame that are shown. */
  rows: { top: number; height: number };
  /** Plays the captions in a loop; else a still is shown. */
  isMoving: boolean;
  /** If set, the captions follow the video in the same frame instead of a clock: they begin at this second of it. */
  videoFromSeconds?: number | undefined;
  className: string | undefined;
};

/** The pause between two rounds of the loop. */
const restSeconds = 0.6;

/** Captions as they will be burned into a video, drawn by the same code. */
export function CaptionCanvas(props: CaptionCanvasProps) {
  const { task, rows, isMoving, videoFromSeconds, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = useCaptionPlan(task);
  const { width } = task.frame;
  const { top, height } = rows;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !plan) return;
    const show = (seconds: number, shown?: string): string => {
      const moment = captionMoment(plan, seconds);
      const name = JSON.stringify(moment);
      if (name === shown) return name;
      pen.setTransform(1, 0, 0, 1, 0, -top);
      pen.clearRect(0, top, width, height);
      if (moment) drawCaptions(openCaptionSurface(pen), plan, moment);
      return name;
    };
    if (!isMoving && videoFromSeconds === undefined) {
      show(stillSecondsOf(plan));
      return;
    }
    const isSample = videoFromSeconds === undefined;
    // Between two rounds a sample keeps its words: an empty one shows nothing of its style.
    if (isSample) show(stillSecondsOf(plan));
    const begin = performance.now();
    let shown = '';
    let request = 0;
    const next = (now: number) => {
      const ownSeconds = ((now - begin) / 1_000) % (task.untilSeconds + restSeconds);
      // Searched for each time, because another clip is another element.
      const video = canvas.current?.parentElement?.querySelector('video');
      const seconds = isSample ? ownSeconds : (video?.currentTime ?? 0) - videoFromSeconds;
      if (!isSample || captionMoment(plan, seconds)) shown = show(seconds, shown);
      request = requestAnimationFrame(next);
    };
    request = requestAnimationFrame(next);
    return () => cancelAnimationFrame(request);
  }, [plan, isMoving, videoFromSeconds, width, top, height, task.untilSeconds]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={width}
      height={height}
      data-ready={plan !== null}
      aria-hidden
    />
  );
}

/** The layout of the captions. Null until the fonts are loaded; the previous layout while fonts for another text load. */
function useCaptionPlan(task: CaptionLayoutInput): CaptionPlan | null {
  const [plan, setPlan] = useState<CaptionPlan | null>(null);
  useEffect(() => {
    let isWanted = true;
    const layOut = async () => {
      await loadCaptionFaces(task.words.map(({ text }) => text).join(' '));
      const pen = document.createElement('canvas').getContext('2d');
      if (isWanted && pen) setPlan(layOutCaptions(openCaptionSurface(pen), task));
    };
    void layOut();
    return () => {
      isWanted = false;
    };
  }, [task]);
  return plan;
}
