import type { GreenscreenPreview } from '#contract/calls/greenscreens.ts';
import { texts } from '../texts.ts';
import classes from './moments.module.css';

type Frame = GreenscreenPreview['frames'][number];
export type Moment = Frame['moment'];

const moments: readonly Moment[] = ['start', 'middle', 'end'];

type MomentsProps = {
  /** Null while there is no preview: placeholders keep its space. */
  frames: readonly Frame[] | null;
  shown: Moment;
  onChange: (moment: Moment) => void;
};

/** The three frames of the preview as thumbnails; the chosen one is shown large. */
export const Moments = ({ frames, shown, onChange }: MomentsProps) => (
  <fieldset className={classes.moments}>
    <legend className={classes.legend}>{texts.preview.moments}</legend>
    {moments.map((moment) => {
      const frame = frames?.find((each) => each.moment === moment);
      return (
        <label key={moment} className={classes.moment}>
          <input type="radio" name="moment" checked={moment === shown} onChange={() => onChange(moment)} />
          <span className={classes.picture}>
            {frame ? <img src={frame.afterUrl} alt="" draggable={false} /> : null}
          </span>
          <span className={classes.name}>{texts.preview.momentNames[moment]}</span>
        </label>
      );
    })}
  </fieldset>
);
