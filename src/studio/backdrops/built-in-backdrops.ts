export type BackdropId = (typeof builtInBackdrops)[number]['id'];

/** In the order in which they are offered. Moving ones are loops of `loopSeconds`. */
export const builtInBackdrops = [
  { id: 'office', name: 'Office', isMoving: false },
  { id: 'cafe', name: 'Café', isMoving: false },
  { id: 'shelf', name: 'Bookshelf', isMoving: false },
  { id: 'gradient', name: 'Gradient', isMoving: true },
  { id: 'cyclorama', name: 'Studio cyclorama', isMoving: false },
  { id: 'city-night', name: 'City at night', isMoving: true },
  { id: 'nature', name: 'Nature', isMoving: true },
  { id: 'abstract', name: 'Abstract', isMoving: true },
] as const;
