/** The backgrounds that the studio draws, in the order in which they are offered. */
export const builtInBackgrounds = [
  { id: 'office', name: 'Office', isMoving: false },
  { id: 'cafe', name: 'Café', isMoving: false },
  { id: 'shelf', name: 'Bookshelf', isMoving: false },
  { id: 'gradient', name: 'Gradient', isMoving: true },
  { id: 'cyclorama', name: 'Studio cyclorama', isMoving: false },
  { id: 'city-night', name: 'City at night', isMoving: true },
  { id: 'nature', name: 'Nature', isMoving: true },
  { id: 'abstract', name: 'Abstract', isMoving: true },
] as const;

export type BuiltInBackgroundId = (typeof builtInBackgrounds)[number]['id'];

export const builtInBackgroundIds = builtInBackgrounds.map(({ id }) => id);

export const isBuiltInBackground = (id: string): id is BuiltInBackgroundId =>
  builtInBackgroundIds.some((known) => known === id);
