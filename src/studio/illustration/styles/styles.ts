/** The styles of a storyboard, in the order of their swatches; the first is the default. */
export const storyStyles = [
  'realistic_image',
  'cinematic',
  'watercolour',
  'comic',
  'cel',
  'noir',
  'clay',
  'pencil',
  'retro_poster',
] as const;
export type StoryStyle = (typeof storyStyles)[number];
