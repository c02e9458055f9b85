import { Stack, Text, Textarea } from '@mantine/core';
import { greenscreenSounds } from '#contract/greenscreen-settings.ts';
import { overlayPlaces } from '#contract/overlay-lines.ts';
import { limits } from '#contract/limits.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { OverlayLoss } from '../../../parts/overlay-text/overlay-loss.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { effectiveSound, hasBackgroundSound } from '../state/settings.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';

const places = overlayPlaces.map((value) => ({ value, label: texts.finish.places[value] }));

/** The text on the video, and its sound. */
export function FinishPanel({ control }: { control: GreenscreenControl }) {
  const { draft, changeFinish } = control;
  const { overlayText, overlayPlace } = draft.finish;
  const hasChoice = hasBackgroundSound(draft.background);
  const isTooLong = [...overlayText.trim()].length > limits.maxOverlayCharacters;
  return (
    <Stack gap="lg">
      <Textarea
        label={texts.finish.overlay}
        placeholder={texts.finish.overlayPlaceholder}
        value={overlayText}
        onChange={(event) => changeFinish({ overlayText: event.currentTarget.value })}
        error={isTooLong ? errorTexts.overlay_text_too_long : null}
        autosize
        minRows={2}
        maxRows={5}
      />
      <OverlayLoss text={overlayText} rest="lost" />
      <ChoiceChips
        label={texts.finish.place}
        choices={places}
        value={overlayPlace}
        onChange={(next) => changeFinish({ overlayPlace: next })}
      />
      <div>
        <ChoiceChips
          label={texts.finish.sound}
          choices={greenscreenSounds.map((value) => ({
            value,
            label: texts.finish.sounds[value],
            isDisabled: value !== 'own' && !hasChoice,
          }))}
          value={effectiveSound(draft)}
          onChange={(next) => changeFinish({ sound: next })}
        />
        <Text size="xs" c="dimmed" mt={6}>
          {texts.finish.soundNote}
        </Text>
      </div>
    </Stack>
  );
}
