import { Loader } from '@mantine/core';
import type { GreenscreenClip } from '#contract/calls/greenscreens.ts';
import type { Subject } from '#contract/greenscreen-settings.ts';
import { OverlayPreview } from '../../../parts/overlay-text/overlay-preview.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { BeforeAfter } from '../stage/before-after.tsx';
import type { Moment } from '../stage/moments.tsx';
import { MoveLayer } from '../stage/move-layer.tsx';
import type { GreenscreenDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';
import classes from './preview-frame.module.css';
import type { PreviewState } from './use-preview.ts';

export type PreviewView = { mode: 'compare' | 'move'; moment: Moment; split: number };

type PreviewFrameProps = {
  clip: GreenscreenClip | undefined;
  /** Plays the clip while there is no preview. */
  clipUrl: string | null;
  draft: GreenscreenDraft;
  preview: PreviewState;
  view: PreviewView;
  onSplit: (split: number) => void;
  onMove: (subject: Subject) => void;
};

function busyText(clip: GreenscreenClip | undefined, { isUpdating, shown }: PreviewState): string {
  if (clip?.status === 'processing' && shown === null)
    return texts.preview.preparing(Math.round(clip.progress));
  if (!isUpdating) return '';
  return shown === null ? texts.preview.first : texts.preview.updating;
}

/** One frame of the future video; the previous picture stays until the next is loaded. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { clip, clipUrl, draft, preview, view, onSplit, onMove } = props;
  const frame = preview.shown?.frames.find(({ moment }) => moment === view.moment);
  const busy = busyText(clip, preview);
  return (
    <PhoneFrame label={texts.preview.frame} format={clip?.format}>
      {frame ? null : clipUrl === null ? (
        <div className={classes.empty} />
      ) : (
        <video src={clipUrl} muted playsInline preload="metadata" aria-hidden tabIndex={-1} />
      )}
      {frame && view.mode === 'compare' ? (
        <BeforeAfter {...frame} share={view.split} onShareChange={onSplit} />
      ) : null}
      {frame && view.mode === 'move' ? <img src={frame.afterUrl} alt={texts.preview.after} /> : null}
      <OverlayPreview
        text={draft.finish.overlayText}
        place={draft.finish.overlayPlace}
        format={clip?.format}
      />
      {frame && view.mode === 'move' ? (
        <MoveLayer
          subject={draft.look.subject}
          ghostUrl={preview.isUpdating ? frame.beforeUrl : null}
          onChange={onMove}
        />
      ) : null}
      <output className={classes.busy} data-shown={busy !== ''}>
        {busy === '' ? null : <Loader size={14} color="white" aria-hidden />}
        {busy}
      </output>
    </PhoneFrame>
  );
}
