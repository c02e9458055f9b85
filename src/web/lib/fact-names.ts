/** The labels of the facts about a file. */
export const factNames = {
  duration: 'Duration',
  size: 'Size',
  format: 'Format',
  resolution: 'Resolution',
  unknown: 'Unknown',
} as const;
