import { Group } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { acceptedFiles } from '#contract/file-types.ts';
import { FileDrop, type FileHint } from '../../ui/file-drop.tsx';
import { usePageDrop } from '../../ui/use-page-drop.ts';
import { Notice } from '../../ui/notice.tsx';
import { ChooseAnother } from './choose-another.tsx';
import { MediaCard } from './media-card.tsx';
import { mediaInputTexts } from './media-input-texts.ts';
import { SendingProblem } from './send/sending-problem.tsx';
import { trimControlProps } from './trim/trim-control-props.ts';
import { TrimControl } from './trim/trim-control.tsx';
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
};

/** Chooses a clip; once it is chosen, shows what it is, how far its upload is, and trims it. */
export function MediaField({ view, words }: MediaFieldProps) {
  const { input, entry, media, refusal } = view;
  const { upload } = input;
  const accept = acceptedFiles('video');
  const isOver = usePageDrop(view.choose);
  const { isTooShort, ...trimming } = trimControlProps(media, input, entry);
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
          <Group gap="sm">
            {refusal !== null || isTooShort ? null : (
              <TrimControl
                {...trimming}
                workShare={input.cutShare}
                onTrim={view.trim}
                isOpen={view.isTrimming}
                onOpenChange={view.setIsTrimming}
                onStop={input.stopCutting}
              />
            )}
            <ChooseAnother label={words.different} accept={accept} onChoose={view.choose} />
          </Group>
        </>
      )}
    </>
  );
}
