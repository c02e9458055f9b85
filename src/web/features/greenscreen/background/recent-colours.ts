const key = 'hookline.recent-colours';
const maxColours = 6;

/** Colors that look good behind a person; the first is the warm white of a studio. */
export const presetColours = [
  { name: 'Warm white', colour: '#f4efe8' },
  { name: 'Ink', colour: '#17121c' },
  { name: 'Coral', colour: '#ff7465' },
  { name: 'Violet', colour: '#6f3cf0' },
  { name: 'Sky', colour: '#8fd3ff' },
  { name: 'Sun', colour: '#ffd166' },
] as const;

type ColourStore = Pick<Storage, 'getItem' | 'setItem'>;

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** The colours entered most recently in this browser, latest first. */
export function readRecentColours(store: ColourStore): string[] {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isColour).slice(0, maxColours) : [];
  } catch {
    return [];
  }
}

/** Moves a color to the front and returns the new list. Presets are not stored, because they are always shown. */
export function rememberColour(store: ColourStore, colour: string): string[] {
  const known = readRecentColours(store);
  if (!isColour(colour) || presetColours.some((preset) => preset.colour === colour)) return known;
  const recent = [colour, ...known.filter((other) => other !== colour)].slice(0, maxColours);
  try {
    store.setItem(key, JSON.stringify(recent));
  } catch {
    return recent;
  }
  return recent;
}
