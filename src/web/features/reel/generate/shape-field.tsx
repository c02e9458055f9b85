import { useId } from 'react';
import { reelAspectRatios, type ReelAspectRatio } from '#contract/reels.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { texts } from '../texts.ts';
import classes from './shape-field.module.css';

type ShapeFieldProps = { value: ReelAspectRatio; onChange: (value: ReelAspectRatio) => void };

/** The formats, drawn in their aspect ratios. */
export function ShapeField({ value, onChange }: ShapeFieldProps) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{texts.generate.format}</legend>
      <div className={classes.shapes}>
        {reelAspectRatios.map((ratio) => {
          const { width, height } = videoFormats[ratio];
          return (
            <label key={ratio} className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={ratio}
                checked={ratio === value}
                onChange={() => onChange(ratio)}
              />
              <span className={classes.stand} aria-hidden>
                <span
                  className={classes.shape}
                  style={{
                    aspectRatio: `${width} / ${height}`,
                    [width > height ? 'width' : 'height']: width === height ? 32 : 42,
                  }}
                />
              </span>
              <b>{ratio}</b>
              <span className={classes.use}>{texts.generate.formats[ratio]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
