import { Group } from '@mantine/core';
import { acceptedFiles } from '#contract/file-types.ts';
import { ChooseAnother } from './choose-another.tsx';
import { TrimButton } from './trim/trim-button.tsx';
import { trimControlProps } from './trim/trim-control-props.ts';
import type { MediaView } from './use-media-input-view.ts';

type MediaToolsProps = {
  view: MediaView;
  /** The label of the button that replaces the clip. */
  different: string;
};

/** The buttons to trim or replace the chosen clip. */
export function MediaTools({ view, different }: MediaToolsProps) {
  const { input, entry, media, refusal } = view;
  const { isTooShort, isWaiting, applied, url } = trimControlProps(media, input, entry);
  return (
    <Group gap="sm">
      {refusal !== null || isTooShort ? null : (
        <TrimButton
          isReady={url !== null}
          isWaiting={isWaiting}
          applied={applied}
          onClick={() => view.setIsTrimming(true)}
        />
      )}
      <ChooseAnother label={different} accept={acceptedFiles('video')} onChoose={view.choose} />
    </Group>
  );
}
