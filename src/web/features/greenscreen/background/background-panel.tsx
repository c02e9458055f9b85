import { Stack, Text } from '@mantine/core';
import { backgroundFits, type BackgroundType } from '#contract/greenscreen-settings.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import { ColourPanel } from './colour-panel.tsx';
import { FilePanel } from './file-panel.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { ShareSlider } from '../../../ui/share-slider.tsx';
import type { BackgroundFiles } from './use-background-files.ts';

type BackgroundPanelProps = { control: GreenscreenControl; files: BackgroundFiles };

const kinds = (Object.keys(texts.background.kinds) as BackgroundType[]).map((value) => ({
  value,
  label: texts.background.kinds[value],
}));
const fits = backgroundFits.map((value) => ({ value, label: texts.background.fits[value] }));

/** The background behind the person. */
export function BackgroundPanel({ control, files }: BackgroundPanelProps) {
  const { changeBackground } = control;
  const { type, colour, imageId, videoId, builtInId, fit, blurStrength } = control.draft.background;
  const library = (label: string, onlyMoving: boolean) => (
    <LibraryPanel
      label={label}
      onlyMoving={onlyMoving}
      chosenId={type === 'built-in' ? builtInId : null}
      onChoose={(id) => changeBackground({ type: 'built-in', builtInId: id })}
    />
  );
  return (
    <Stack gap="lg">
      <ChoiceChips
        label={texts.background.kind}
        isLabelHidden
        choices={kinds}
        value={type}
        onChange={(next) => changeBackground({ type: next })}
      />
      {type === 'built-in' ? library(texts.background.library, false) : null}
      {type === 'color' ? (
        <ColourPanel colour={colour} onChange={(next) => changeBackground({ colour: next })} />
      ) : null}
      {type === 'image' ? (
        <FilePanel kind="image" upload={files.image} uploadId={imageId} onChoose={files.chooseImage} />
      ) : null}
      {type === 'video' ? (
        <>
          <FilePanel kind="video" upload={files.video} uploadId={videoId} onChoose={files.chooseVideo} />
          {videoId === null ? library(texts.background.moreVideos, true) : null}
        </>
      ) : null}
      {(type === 'image' && imageId !== null) || (type === 'video' && videoId !== null) ? (
        <ChoiceChips
          label={texts.background.fit}
          choices={fits}
          value={fit}
          onChange={(next) => changeBackground({ fit: next })}
        />
      ) : null}
      {type === 'blur' ? (
        <>
          <Text c="dimmed">{texts.background.blurNote}</Text>
          <ShareSlider
            label={texts.background.blur}
            value={blurStrength}
            onChange={(next) => changeBackground({ blurStrength: next })}
          />
        </>
      ) : null}
    </Stack>
  );
}
