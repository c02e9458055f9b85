import { Radio } from '@mantine/core';
import { IconMusic, IconMusicOff } from '@tabler/icons-react';
import type { CreatorDraft } from '../draft.ts';
import { texts } from '../texts.ts';
import classes from './music-choice.module.css';

type Choice = CreatorDraft['music']['choice'];
const answers = [
  { value: 'yes', name: texts.music.yes, note: texts.music.yesNote, Icon: IconMusic },
  { value: 'no', name: texts.music.no, note: texts.music.noNote, Icon: IconMusicOff },
] as const;

export function MusicChoice({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  return (
    <Radio.Group
      aria-label={texts.music.title}
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
