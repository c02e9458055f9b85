import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { formatExactTime } from '../recording-time.ts';
import type { TrimRange } from './trim-range.ts';
import type { TrimTexts } from './trim-texts.ts';
import classes from './trim-editor.module.css';

type TrimTimesProps = {
  range: TrimRange;
  texts: TrimTexts;
  onNudge: (edge: 'start' | 'end', bySeconds: number) => void;
};

const nudgeSeconds = 0.1;

/** The exact times, with buttons that do for touch what arrow keys do on a keyboard. */
export function TrimTimes({ range, texts, onNudge }: TrimTimesProps) {
  const edge = (name: 'start' | 'end', seconds: number) => (
    <div className={classes.time}>
      <dt>{texts[name]}</dt>
      <dd>
        <ActionIcon aria-label={texts.earlier(texts[name])} onClick={() => onNudge(name, -nudgeSeconds)}>
          <IconMinus size={16} aria-hidden />
        </ActionIcon>
        <span>{formatExactTime(seconds)}</span>
        <ActionIcon aria-label={texts.later(texts[name])} onClick={() => onNudge(name, nudgeSeconds)}>
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </dd>
    </div>
  );
  return (
    <dl className={classes.times}>
      {edge('start', range.startSeconds)}
      <div className={classes.time}>
        <dt>{texts.length}</dt>
        <dd>
          <output>{formatExactTime(range.endSeconds - range.startSeconds)}</output>
        </dd>
      </div>
      {edge('end', range.endSeconds)}
    </dl>
  );
}
