import { useQuery } from '@tanstack/react-query';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Reel } from '#contract/calls/reels.ts';
import { videoFormats, type VideoFormat } from '#contract/video-formats.ts';
import { videoMessage } from '../../../parts/final-video/video-message.ts';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { StyleLoop } from '../generate/style-loop.tsx';
import { reelStylesQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import { stagesOf } from './result-state.ts';

type MakingFrameProps = { id: string; reel: Reel | undefined; readAtMs: number; format: VideoFormat };

/** The reel while it is made, and the frame that it leaves empty when it could not be made: its style in motion. */
export function MakingFrame({ id, reel, readAtMs, format }: MakingFrameProps) {
  const sample = useQuery(reelStylesQuery).data?.find((style) => style.id === reel?.settings.style);
  const isMaking = reel === undefined || isVideoBeingMade(reel.status);
  const { width, height } = videoFormats[format];
  const isTall = height > width;
  const stages = stagesOf(reel);
  const percent = Math.round(reel?.progress ?? 0);
  const secondsLeft = reel?.secondsLeft ?? null;
  return (
    <PhoneFrame label={texts.result.player} format={format}>
      {sample ? <StyleLoop {...sample} isPlaying={isMaking} /> : null}
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
