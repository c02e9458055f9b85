import { readFileSync } from 'node:fs';
import { homeArtwork } from './home-artwork.ts';
import { leisureArtwork } from './leisure-artwork.ts';
import { mealArtwork } from './meal-artwork.ts';
import { ownArtwork } from './own-artwork.ts';
import { workArtwork } from './work-artwork.ts';

/** A colour, the outline of a shape as an SVG path, and for a line its width. */
export type ArtworkPart =
  readonly [colour: string, path: string] | readonly [colour: string, path: string, lineWidth: number];
export type Artwork = {
  /** Bounds of all parts, in the units of their paths. */
  box: readonly [left: number, top: number, width: number, height: number];
  parts: readonly ArtworkPart[];
};

let library: Readonly<Record<string, Artwork>> | undefined;

/** Finds artwork by name: our own, or else Fluent Emoji as copied by tools/extract-artwork.ts. */
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
    ...mealArtwork,
  };
  return Object.hasOwn(library, name) ? library[name] : undefined;
}
