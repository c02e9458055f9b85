import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Reel } from '#contract/calls/reels.ts';
import { videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import { BrandBoard } from './brand-board.tsx';
import { boardOf, stagesOf } from './result-state.ts';

type MakingFrameProps = {
  id: string;
  reel: Reel | undefined;
  /** The inputs of the reel, known before the reel is loaded. */
  data: ReelData;
  readAtMs: number;
  format: VideoFormat;
};

/** The frame of a reel that is being made or has failed: its brand, with the progress. */
export function MakingFrame({ id, reel, data, readAtMs, format }: MakingFrameProps) {
  const isMaking = reel === undefined || isVideoBeingMade(reel.status);
  const { width, height } = videoFormats[format];
  const isTall = height > width;
  const stages = stagesOf(reel);
  const percent = Math.round(reel?.progress ?? 0);
  const secondsLeft = reel?.secondsLeft ?? null;
  return (
    <PhoneFrame label={texts.result.player} format={format}>
      <BrandBoard {...boardOf(reel, data)} isMaking={isMaking} />
      {isMaking ? (
        <TaskProgress
          taskId={id}
          title={videoMessage(reel?.status ?? 'queued', percent, '')}
          percent={percent}
          subject={(isTall ? undefined : stages.names[stages.current]) ?? texts.result.subject}
          expectedEndMs={secondsLeft === null ? null : readAtMs + secondsLeft * 1_000}
          // A low frame has no room for the list.
          {...(isTall ? { stages } : {})}
        />
      ) : null}
    </PhoneFrame>
  );
}
