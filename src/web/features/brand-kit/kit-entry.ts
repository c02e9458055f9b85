import { brandKitDefaults } from '#contract/brand-kit/brand-kit.ts';
import type { BrandKit } from '#contract/calls/brand-kit.ts';

/** The values of the form. */
export type KitEntry = Pick<
  BrandKit,
  'colours' | 'captionStyle' | 'endText' | 'endAddress' | 'musicVolume'
> & { logo: { uploadId: string; url: string } | null };

export const entryOf = (kit: BrandKit | null): KitEntry => {
  if (kit === null) return { ...brandKitDefaults, logo: null };
  const { colours, captionStyle, endText, endAddress, musicVolume, logo } = kit;
  return { colours, captionStyle, endText, endAddress, musicVolume, logo };
};

const names = {
  logo: 'logo',
  colours: 'colours',
  captionStyle: 'caption style',
  endText: 'text on the end card',
  endAddress: 'web address',
  musicVolume: 'music volume',
} as const satisfies Record<keyof KitEntry, string>;

/** Names of what another tab changed. An address of a picture is signed again at each reading. */
export const changesBetween = (one: KitEntry, other: KitEntry): string[] => {
  const facts = (entry: KitEntry) => ({ ...entry, logo: entry.logo?.uploadId ?? null });
  const [before, after] = [facts(one), facts(other)];
  return (Object.keys(names) as (keyof KitEntry)[])
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => names[key]);
};
