/** The built-in presenters whose posters anybody may see, before signing in. */
export const presenters = [
  { id: 'maya', name: 'Maya' },
  { id: 'desmond', name: 'Desmond' },
  { id: 'ingrid', name: 'Ingrid' },
  { id: 'kai', name: 'Kai' },
] as const;
