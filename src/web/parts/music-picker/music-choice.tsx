import '@mantine/core/styles/RadioCard.layer.css';
import { Radio } from '@mantine/core';
import { IconMusic, IconMusicOff } from '@tabler/icons-react';
import type { MusicEntry } from './music-entry.ts';
import { musicPickerTexts } from './music-picker-texts.ts';
import classes from './music-choice.module.css';

type Choice = MusicEntry['choice'];
const answers = [
  { value: 'yes', name: musicPickerTexts.yes, note: musicPickerTexts.yesNote, Icon: IconMusic },
  { value: 'no', name: musicPickerTexts.no, note: musicPickerTexts.noNote, Icon: IconMusicOff },
] as const;

export function MusicChoice({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  return (
    <Radio.Group
      aria-label={musicPickerTexts.question}
      value={choice}
      onChange={(value) => onChange(value === 'yes' ? 'yes' : 'no')}
    >
      <div className={classes.cards}>
        {answers.map(({ value, name, note, Icon }) => (
          <Radio.Card key={value} value={value} className={classes.card}>
            <Icon size={28} className={classes.icon} aria-hidden />
            <span className={classes.name}>{name}</span>
            <span className={classes.note}>{note}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
