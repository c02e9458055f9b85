import { Group } from '@mantine/core';
import { acceptedFiles } from '#contract/file-types.ts';
import type { Placed } from '../../ui/placed-picture.ts';
import { ChooseAnother } from './choose-another.tsx';
import { trimControlProps } from './trim/trim-control-props.ts';
import { TrimControl } from './trim/trim-control.tsx';
import type { MediaView } from './use-media-input-view.ts';

type MediaToolsProps = {
  view: MediaView;
  /** Chooses a different clip. */
  different: string;
  /** How the clip lies in the video's frame; all of it is shown unless said otherwise. */
  placed?: Placed | null;
};

/** Trims the chosen clip, or replaces it by a different one. */
export function MediaTools({ view, different, placed = null }: MediaToolsProps) {
  const { input, entry, media, refusal } = view;
  const { isTooShort, ...trimming } = trimControlProps(media, input, entry);
  return (
    <Group gap="sm">
      {refusal !== null || isTooShort ? null : (
        <TrimControl
          {...trimming}
          placed={placed}
          workShare={input.cutShare}
          onTrim={view.trim}
          isOpen={view.isTrimming}
          onOpenChange={view.setIsTrimming}
          onStop={input.stopCutting}
        />
      )}
      <ChooseAnother label={different} accept={acceptedFiles('video')} onChoose={view.choose} />
    </Group>
  );
}
