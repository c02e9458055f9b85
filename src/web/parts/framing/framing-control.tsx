import { Anchor, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { framingZoom, type Framing } from '#contract/framing.ts';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ShareSlider } from '../../ui/share-slider.tsx';
import { choiceOf, chooseFraming, framingChoices } from './framing-choice.ts';
import { framingTexts as texts } from './framing-texts.ts';
import { movableAxes, visibleShare } from './move-framing.ts';

type FramingControlProps = {
  /** Size of the clip's picture. */
  picture: { width: number; height: number };
  framing: Framing;
  onChange: (framing: Framing) => void;
};

const frame = videoFormats[defaultVideoFormat];
const choices = framingChoices.map((value) => ({ value, label: texts.choices[value] }));

/** Places a clip in the upright frame. Its sliders do for keyboards and screen readers what drag and pinch do. */
export function FramingControl({ picture, framing, onChange }: FramingControlProps) {
  const axes = movableAxes(picture, frame, framing);
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={texts.label}
        choices={choices}
        value={choiceOf(framing)}
        onChange={(choice) => onChange(chooseFraming(framing, choice))}
      />
      {axes.isHorizontal || axes.isVertical ? (
        <Text size="xs" c="dimmed">
          {texts.inView(visibleShare(picture, frame, framing))}{' '}
          <Anchor
            component="button"
            type="button"
            size="xs"
            underline="always"
            onClick={() => onChange(chooseFraming(framing, 'fit'))}
          >
            {texts.showWhole}
          </Anchor>
          <br />
          {isTouch ? `${texts.drag} ${texts.pinch}` : texts.drag}
        </Text>
      ) : (
        <Text size="xs" c="dimmed">
          {texts.whole}
        </Text>
      )}
      <ShareSlider
        label={texts.zoom}
        value={framing.zoom}
        {...framingZoom}
        onChange={(zoom) => onChange({ ...framing, zoom })}
      />
      {axes.isHorizontal && (
        <ShareSlider
          label={texts.across}
          value={framing.focusX}
          onChange={(focusX) => onChange({ ...framing, focusX })}
        />
      )}
      {axes.isVertical && (
        <ShareSlider
          label={texts.down}
          value={framing.focusY}
          onChange={(focusY) => onChange({ ...framing, focusY })}
        />
      )}
    </Stack>
  );
}
