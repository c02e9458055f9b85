import { useId } from 'react';
import { brollStyles, type BrollStyle } from '#contract/broll.ts';
import { texts } from '../texts.ts';
import { DrawnPhoto } from './drawn-photo.tsx';
import { StylePreviewsFailure } from './preview-failure.tsx';
import classes from './style-choice.module.css';
import type { DrawnFrame } from './use-film-preview.ts';

type StyleChoiceProps = {
  value: BrollStyle;
  /** URL of the first photo. */
  url: string | null;
  /** A frame of the film in each style. */
  previews: Record<BrollStyle, DrawnFrame>;
  onChange: (style: BrollStyle) => void;
};

/** The styles as pictures of themselves: the first photo as each would film it. */
export function StyleChoice({ value, url, previews, onChange }: StyleChoiceProps) {
  const name = useId();
  const retries = brollStyles.flatMap((style) => previews[style].retry ?? []);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{texts.look.style}</legend>
      <div className={classes.styles}>
        {brollStyles.map((style) => (
          <label key={style} className={classes.style} data-chosen={style === value}>
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
            />
            <span className={classes.picture} data-style={style} aria-hidden>
              <DrawnPhoto frame={previews[style]} url={url} />
            </span>
            <span className={classes.words}>
              <b>{texts.look.styles[style].name}</b>
              <span>{texts.look.styles[style].note}</span>
            </span>
          </label>
        ))}
      </div>
      {retries.length > 0 && <StylePreviewsFailure onRetry={() => retries.forEach((retry) => retry())} />}
    </fieldset>
  );
}
