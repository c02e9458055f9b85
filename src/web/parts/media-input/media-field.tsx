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
    /** Said when sending failed. */
    failed: string;
  };
  /** Trims and replaces the clip here; false where that is done right below the picture. */
  hasTools?: boolean;
  /** How the clip lies in the video's frame; all of it is shown unless said otherwise. */
  placed?: Placed | null;
};

/**
 * Chooses a clip; once it is chosen, shows what it is, how far its upload is, and trims it. The trim overlay is here for the
 * tools below the picture, too.
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
