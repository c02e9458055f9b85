import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import classes from './swatches.module.css';

type SwatchesProps = {
  label: string;
  colours: readonly { name: string; colour: string }[];
  chosen: string;
  onChoose: (colour: string) => void;
};

/** A row of colors, each a button. */
export const Swatches = ({ label, colours, chosen, onChoose }: SwatchesProps) => (
  <fieldset className={classes.field}>
    <legend className={classes.legend}>{label}</legend>
    <div className={classes.swatches}>
      {colours.map(({ name, colour }) => (
        <button
          key={colour}
          type="button"
          className={classes.swatch}
          style={{ '--swatch': colour } as CSSProperties}
          aria-label={name}
          aria-pressed={colour === chosen}
          onClick={() => onChoose(colour)}
        >
          {colour === chosen ? <IconCheck size={20} stroke={3} aria-hidden /> : null}
        </button>
      ))}
    </div>
  </fieldset>
);
