/** The names of a file's facts. */
export const factNames = {
  duration: 'Duration',
  size: 'Size',
  format: 'Format',
  resolution: 'Resolution',
  unknown: 'Unknown',
} as const;
