import '@fontsource/baloo-2/800.css';
import '@fontsource/dm-serif-display/400.css';
import '@fontsource/ibm-plex-sans/700.css';
import '@fontsource/sora/800.css';
import type { CSSProperties } from 'react';
import type { BrandColours, ReelStyle } from '#contract/reels.ts';
import { inkOn } from '../brand/ink-on.ts';
import classes from './brand-board.module.css';

export type Board = {
  brandName: string;
  logoUrl: string | null;
  /** Null if the brand has none; the style's colors are used then. */
  colours: BrandColours | null;
  style: ReelStyle;
};

const defaultColours: Record<ReelStyle, BrandColours> = {
  modern: ['#131c66', '#ff8a5b'],
  cinematic: ['#1d1713', '#d98b45'],
  minimalist: ['#faf4f1', '#d1495b'],
  colorful: ['#f0a800', '#d6006c'],
  corporate: ['#0b1e6b', '#12b886'],
};

/** The brand in the colors and font of its reel, shown until there is a picture of the reel. */
export function BrandBoard({ brandName, logoUrl, colours, style, isMaking }: Board & { isMaking: boolean }) {
  const [main, second] = colours ?? defaultColours[style];
  const values = { '--main': main, '--second': second, '--ink': inkOn(main) };
  return (
    <div className={classes.board} data-style={style} data-making={isMaking} style={values as CSSProperties}>
      <span className={classes.ring} aria-hidden />
      <span className={classes.disc} aria-hidden />
      <span className={classes.brand}>
        {logoUrl === null ? null : <img className={classes.logo} src={logoUrl} alt="" />}
        <span className={classes.name}>{brandName}</span>
        <span className={classes.rule} aria-hidden />
      </span>
    </div>
  );
}
