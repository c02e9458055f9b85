/** The built-in presenters whose posters anybody may see before signing in, with what their sample says. */
export const presenters = [
  { id: 'maya', name: 'Maya', sampleLine: 'Stop scrolling. This saved me five hours this week.' },
  { id: 'desmond', name: 'Desmond', sampleLine: 'After thirty years in business, this surprised even me.' },
  { id: 'ingrid', name: 'Ingrid', sampleLine: 'My morning routine got so much better with this.' },
  { id: 'kai', name: 'Kai', sampleLine: 'Okay, nobody told me about this app, so here it is.' },
] as const;
