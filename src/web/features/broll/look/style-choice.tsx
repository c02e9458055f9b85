import { useId } from 'react';
import { brollStyles, type BrollStyle } from '#contract/broll.ts';
import { texts } from '../texts.ts';
import { FilmFrame } from './film-frame.tsx';
import { PhotoScene } from './photo-scene.tsx';
import classes from './style-choice.module.css';

type StyleChoiceProps = {
  value: BrollStyle;
  /** URL of the first photo; `text` is its line. */
  url: string | null;
  text: string;
  /** A frame of the film in each style; null until it is drawn. */
  previews: Record<BrollStyle, Blob | null>;
  onChange: (style: BrollStyle) => void;
};

/** The styles as pictures of themselves: the first photo as each would film it. */
export function StyleChoice({ value, url, text, previews, onChange }: StyleChoiceProps) {
  const name = useId();
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
            <span className={classes.picture} aria-hidden>
              <PhotoScene
                url={url}
                text={text.trim() || texts.look.styles[style].sample}
                style={style}
                format="1:1"
                isMoving={previews[style] === null}
              />
              {previews[style] === null ? null : <FilmFrame picture={previews[style]} />}
            </span>
            <span className={classes.words}>
              <b>{texts.look.styles[style].name}</b>
              <span>{texts.look.styles[style].note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
