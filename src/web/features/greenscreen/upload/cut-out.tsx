import { IconCheck, IconAlertTriangle, IconScan } from '@tabler/icons-react';
import type { GreenscreenClip } from '#contract/calls/greenscreens.ts';
import { cutoutEngines, type CutoutEngine } from '#contract/greenscreen-settings.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { texts } from '../texts.ts';
import classes from './cut-out.module.css';
import { describeFindings } from './describe-findings.ts';

type CutOutProps = {
  /** Undefined until the server has the clip. */
  clip: GreenscreenClip | undefined;
  engine: CutoutEngine;
  onEngineChange: (engine: CutoutEngine) => void;
};

const engines = cutoutEngines.map((value) => ({ value, label: texts.found.engines[value] }));

/** The findings in the clip, and how its subject is cut out. */
export function CutOut({ clip, engine, onEngineChange }: CutOutProps) {
  if (clip === undefined) return null;
  const { title, note } = describeFindings(clip);
  const tone = clip.found === null ? 'looking' : clip.found === 'nothing' ? 'unsure' : 'found';
  return (
    <section className={classes.box} aria-label={texts.found.heading}>
      <output className={classes.found} data-tone={tone}>
        <span className={classes.icon}>
          {tone === 'found' ? <IconCheck size={18} stroke={2.5} aria-hidden /> : null}
          {tone === 'unsure' ? <IconAlertTriangle size={18} aria-hidden /> : null}
          {tone === 'looking' ? <IconScan size={18} aria-hidden /> : null}
        </span>
        <span className={classes.words}>
          <b>{title}</b>
          <span className={classes.note}>{note}</span>
        </span>
      </output>
      <ChoiceChips label={texts.found.engine} choices={engines} value={engine} onChange={onEngineChange} />
    </section>
  );
}
