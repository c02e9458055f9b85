import { IconArrowsHorizontal } from '@tabler/icons-react';
import type { CSSProperties, PointerEvent } from 'react';
import { texts } from '../texts.ts';
import { shareAt } from './split.ts';
import classes from './before-after.module.css';

type BeforeAfterProps = {
  beforeUrl: string;
  afterUrl: string;
  /** 0 to 1: how much of the picture, from the left, shows the original. */
  share: number;
  onShareChange: (share: number) => void;
};

/** Two pictures in one frame, divided by a line that is moved by pointer, touch or keys. */
export function BeforeAfter({ beforeUrl, afterUrl, share, onShareChange }: BeforeAfterProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onShareChange(shareAt(event.clientX, left, width));
  };
  const percent = Math.round(share * 100);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the range inside is the control; the picture is its larger target
    <div
      className={classes.pictures}
      style={{ '--split': `${share * 100}%` } as CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
    >
      <img src={afterUrl} alt={texts.preview.after} draggable={false} />
      <img className={classes.before} src={beforeUrl} alt={texts.preview.before} draggable={false} />
      <span className={classes.line} aria-hidden />
      <input
        type="range"
        className={classes.range}
        aria-label={texts.preview.slider}
        aria-valuetext={texts.preview.sliderValue(percent)}
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => onShareChange(event.currentTarget.valueAsNumber / 100)}
      />
      <span className={classes.handle} aria-hidden>
        <IconArrowsHorizontal size={20} />
      </span>
      <span className={classes.tag} data-side="before" data-shown={share > 0.2} aria-hidden>
        {texts.preview.before}
      </span>
      <span className={classes.tag} data-side="after" data-shown={share < 0.8} aria-hidden>
        {texts.preview.after}
      </span>
    </div>
  );
}
