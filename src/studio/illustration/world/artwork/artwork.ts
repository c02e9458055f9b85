import { readFileSync } from 'node:fs';
import { homeArtwork } from './home-artwork.ts';
import { leisureArtwork } from './leisure-artwork.ts';
import { ownArtwork } from './own-artwork.ts';
import { workArtwork } from './work-artwork.ts';

/** A colour, the outline of a form as an SVG path, and the width of the line where it is a line. */
export type ArtworkPart =
  readonly [colour: string, path: string] | readonly [colour: string, path: string, lineWidth: number];
export type Artwork = {
  /** What the parts cover, in the units of their paths: left, top, width, height. */
  box: readonly [left: number, top: number, width: number, height: number];
  parts: readonly ArtworkPart[];
};

let library: Readonly<Record<string, Artwork>> | undefined;

/** Artwork by its name: our own, else what tools/extract-artwork.ts copied out of Fluent Emoji. */
export function findArtwork(name: string): Artwork | undefined {
  library ??= {
    ...(JSON.parse(readFileSync(new URL('./artwork.json', import.meta.url), 'utf8')) as Record<
      string,
      Artwork
    >),
    ...ownArtwork,
    ...workArtwork,
    ...leisureArtwork,
    ...homeArtwork,
  };
  return Object.hasOwn(library, name) ? library[name] : undefined;
}
