import { IconMovie } from '@tabler/icons-react';
import { acceptedFiles } from '#contract/file-types.ts';
import { FileDrop, type FileHint } from '../../ui/file-drop.tsx';
import { usePageDrop } from '../../ui/use-page-drop.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Placed } from '../../ui/placed-picture.ts';
import { MediaCard } from './media-card.tsx';
import { MediaTools } from './media-tools.tsx';
import { mediaInputTexts } from './media-input-texts.ts';
import { trimControlProps } from './trim/trim-control-props.ts';
import { TrimOverlay } from './trim/trim-overlay.tsx';
import { SendingProblem } from './send/sending-problem.tsx';
import type { MediaView } from './use-media-input-view.ts';

type MediaFieldProps = {
  view: MediaView;
  words: {
    choose: string;
    hints: readonly FileHint[];
    different: string;
    /** Shown when sending failed. */
    failed: string;
  };
  /** Whether the buttons to trim and replace the clip are here; false if they are right below the picture. */
  hasTools?: boolean;
  /** The place of the clip in the video's frame; null shows the whole clip. */
  placed?: Placed | null;
};

/**
 * Chooses a clip, shows its facts and the progress of its upload, and trims it. Contains the trim overlay even if the tools
 * that open it are below the picture.
 */
export function MediaField({ view, words, hasTools = true, placed = null }: MediaFieldProps) {
  const { input, media, refusal } = view;
  const { upload } = input;
  const accept = acceptedFiles('video');
  const isOver = usePageDrop(view.choose);
  return (
    <>
      <SendingProblem
        fileUpload={upload}
        refusal={refusal}
        failed={words.failed}
        onPrepareAgain={view.prepareAgain}
      />
      {upload.unfinishedName === null ? null : (
        <Notice tone="note">{mediaInputTexts.unfinished(upload.unfinishedName)}</Notice>
      )}
      {media === null ? (
        <FileDrop
          title={words.choose}
          hints={words.hints}
          icon={<IconMovie size={28} aria-hidden />}
          accept={accept}
          isOver={isOver}
          onChoose={view.choose}
        />
      ) : (
        <>
          <MediaCard media={media} facts={view.facts} fileUpload={upload} />
          {view.isUnplayableHere ? <Notice tone="note">{mediaInputTexts.serverCut}</Notice> : null}
          {hasTools ? <MediaTools view={view} different={words.different} /> : null}
          <MediaTrim view={view} placed={placed} />
        </>
      )}
    </>
  );
}

function MediaTrim({ view, placed }: { view: MediaView; placed: Placed | null }) {
  const { input, entry, media, refusal } = view;
  const { isTooShort, isWaiting: _, ...trimming } = trimControlProps(media, input, entry);
  if (refusal !== null || isTooShort) return null;
  return (
    <TrimOverlay
      {...trimming}
      placed={placed}
      workShare={input.cutShare}
      onTrim={view.trim}
      isOpen={view.isTrimming}
      onOpenChange={view.setIsTrimming}
      onStop={input.stopCutting}
    />
  );
}
