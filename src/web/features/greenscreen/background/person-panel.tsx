import { Button, Stack } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { greenscreenDefaults, type Subject } from '#contract/greenscreen-settings.ts';
import { placementBounds } from '../state/placement.ts';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import { CutOut } from '../upload/cut-out.tsx';
import type { ClipInput } from '../upload/use-clip-input.ts';
import { ShareSlider } from '../../../ui/share-slider.tsx';

type PersonPanelProps = { control: GreenscreenControl; clipInput: ClipInput };

const { minOffset, maxOffset, minScale, maxScale } = placementBounds;

/** How the person is cut out, and where they stand. */
export function PersonPanel({ control, clipInput }: PersonPanelProps) {
  const { changeLook } = control;
  const { engine, softness, shadow, subject } = control.draft.look;
  const changeSubject = (values: Partial<Subject>) => changeLook({ subject: { ...subject, ...values } });
  return (
    <Stack gap="lg">
      <CutOut clip={clipInput.clip} engine={engine} onEngineChange={(next) => changeLook({ engine: next })} />
      <ShareSlider
        label={texts.person.softness}
        value={softness}
        onChange={(next) => changeLook({ softness: next })}
      />
      <ShareSlider
        label={texts.person.shadow}
        value={shadow}
        onChange={(next) => changeLook({ shadow: next })}
      />
      <ShareSlider
        label={texts.person.size}
        value={subject.scale}
        min={minScale}
        max={maxScale}
        onChange={(scale) => changeSubject({ scale })}
      />
      <ShareSlider
        label={texts.person.across}
        value={subject.x}
        min={minOffset}
        max={maxOffset}
        step={0.01}
        onChange={(x) => changeSubject({ x })}
      />
      <ShareSlider
        label={texts.person.down}
        value={subject.y}
        min={minOffset}
        max={maxOffset}
        step={0.01}
        onChange={(y) => changeSubject({ y })}
      />
      <Button
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconRestore size={18} aria-hidden />}
        onClick={() => changeLook({ subject: greenscreenDefaults.subject })}
      >
        {texts.person.reset}
      </Button>
    </Stack>
  );
}
