import { IconUserSquareRounded } from '@tabler/icons-react';
import { useMemo } from 'react';
import { hookStages } from '#contract/calls/hooks.ts';
import type { Template } from '#contract/calls/templates.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { estimateCaptions } from '#contract/word-captions/estimate-captions.ts';
import { OverlayPreview } from '../../../parts/overlay-text/overlay-preview.tsx';
import { TaskProgress } from '../../../parts/task-progress/task-progress.tsx';
import { SamplePlayer } from '../../../parts/template-picker/sample-player.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { CaptionPreview } from '../../../parts/word-captions/caption-preview.tsx';
import type { CreatorDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';
import type { HookState } from '../watch/hook-watch.ts';

type HookCaptionsProps = Pick<CreatorDraft['hook'], 'text' | 'style' | 'speed'> & {
  captionStyle: CaptionStyle;
};

/** The word captions of the hook at about the pace at which it will be said. */
function HookCaptions({ text, style, speed, captionStyle }: HookCaptionsProps) {
  const captions = useMemo(() => estimateCaptions(text, style, speed), [text, style, speed]);
  return <CaptionPreview captions={captions} style={captionStyle} />;
}

const shownStages = hookStages.filter((stage) => stage !== 'complete');
const stageNames = shownStages.map((stage) => texts.hook.stages[stage]);

export const HookProgress = ({ hookState, onCancel }: { hookState: HookState; onCancel?: () => void }) => (
  <TaskProgress
    taskId={hookState.hook?.id ?? null}
    title={texts.hook.generating(hookState.percent)}
    percent={hookState.percent}
    expectedEndMs={hookState.expectedEndMs}
    stages={{ names: stageNames, current: hookStages.indexOf(hookState.hook?.stage ?? 'preparing') }}
    onCancel={onCancel}
  />
);

type HookFrameProps = {
  entry: CreatorDraft['hook'];
  template: Template | undefined;
  /** Possible speakers, while none is chosen. */
  posterUrls?: readonly string[];
  hookState: HookState;
  /** Plays a finished hook as soon as it appears. */
  playsAtOnce?: boolean;
  onCancel?: () => void;
};

/** The current hook: without a speaker, with a speaker and the laid-out text, in progress, or finished. */
export function HookFrame({
  entry,
  template,
  posterUrls = [],
  hookState,
  playsAtOnce = false,
  onCancel,
}: HookFrameProps) {
  const { hook, isUsable, isMaking } = hookState;
  const videoUrl = isUsable ? hook?.videoURL : null;
  const { captionStyle } = entry;
  // Word captions stand where the progress is shown.
  const overlay = captionStyle ? (
    isMaking ? null : (
      <HookCaptions {...entry} captionStyle={captionStyle} />
    )
  ) : entry.overlayEnabled ? (
    <OverlayPreview text={entry.text} />
  ) : null;
  return (
    <PhoneFrame label={texts.hook.frame}>
      {!template && !videoUrl ? (
        <EmptyFrame
          posterUrls={posterUrls}
          icon={<IconUserSquareRounded size={48} stroke={1.25} aria-hidden />}
          words={texts.hook.emptyFrame}
        />
      ) : null}
      {videoUrl ? (
        <VideoPlayer key={videoUrl} url={videoUrl} posterUrl={hook?.posterUrl} autoPlays={playsAtOnce} />
      ) : null}
      {!videoUrl && template ? (
        <>
          <img src={template.thumbnailUrl} alt={template.name} />
          {isMaking ? null : <SamplePlayer key={template.id} template={template} />}
          {overlay}
        </>
      ) : null}
      {isMaking && !videoUrl ? <HookProgress hookState={hookState} onCancel={onCancel} /> : null}
    </PhoneFrame>
  );
}
