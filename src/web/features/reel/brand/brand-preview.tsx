import type { CSSProperties } from 'react';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import type { ReelData } from '../state/reel-data.ts';
import { texts } from '../texts.ts';
import classes from './brand-preview.module.css';
import { inkOn } from './ink-on.ts';

const words = texts.brand;
/** The colors of a brand that has none. */
const defaultColours = ['#1d1826', '#6f3cf0'] as const;

/** A sketch of the end card with the current entries. */
export function BrandPreview({ brand }: { brand: ReelData['brand'] }) {
  const [main, second] = brand.colours ?? defaultColours;
  const colours = { '--main': main, '--second': second, '--ink': inkOn(main), '--call-ink': inkOn(second) };
  const name = brand.brandName.trim();
  return (
    <PhoneFrame label={words.preview}>
      <div className={classes.card} style={colours as CSSProperties}>
        <span className={classes.ring} aria-hidden />
        {brand.logo ? <img className={classes.logo} src={brand.logo.url} alt="" /> : null}
        <span className={classes.name}>{name === '' ? words.previewName : name}</span>
        {brand.offer.trim() === '' ? null : <span className={classes.offer}>{brand.offer}</span>}
        <span className={classes.call}>{brand.callToAction.trim() || words.previewCall}</span>
      </div>
    </PhoneFrame>
  );
}
