import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { texts } from '../../texts.ts';
import type { ScriptLength as Length } from './script-draft.ts';
import classes from './script-panel.module.css';

type ScriptLengthProps = { length: Length | undefined; isMeasured: boolean; isWriting: boolean };

const words = texts.script;

/** Compares the length of the script with the chosen duration, as a bar and in words. */
export function ScriptLength({ length, isMeasured, isWriting }: ScriptLengthProps) {
  const fit = length?.fit ?? 'good';
  const Icon = length === undefined ? IconClock : fit === 'good' ? IconCircleCheck : IconAlertTriangle;
  const share = length === undefined ? 0 : Math.min(1, length.spokenSeconds / length.durationSeconds);
  return (
    <div className={classes.length} data-fit={length === undefined ? 'unknown' : fit} data-old={!isMeasured}>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${share * 100}%` }} />
      </span>
      <output className={classes.said}>
        <Icon size={18} aria-hidden />
        {isWriting ? (
          words.writing
        ) : length === undefined ? (
          words.measuring
        ) : (
          <span>
            <b>{words.length(length.spokenSeconds, length.durationSeconds)}</b> {words.fits[fit]}
          </span>
        )}
      </output>
    </div>
  );
}
