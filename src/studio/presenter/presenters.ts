import type { Voice } from '../speech/speech.ts';

export type Presenter = {
  id: PresenterId;
  name: string;
  /** One sentence for the person who picks. */
  description: string;
  voice: Voice;
  sampleLine: string;
};

export const presenterIds = ['maya', 'ingrid', 'desmond', 'kai'] as const;
export type PresenterId = (typeof presenterIds)[number];

export const presenters: readonly Presenter[] = [
  {
    id: 'maya',
    name: 'Maya',
    description: 'Warm and quick in a sunny home office: made for apps, beauty and everyday finds.',
    voice: 'nova',
    sampleLine: 'Stop scrolling. This saved me five hours this week.',
  },
  {
    id: 'ingrid',
    name: 'Ingrid',
    description: 'Bright and neighbourly in her kitchen: made for food, home and family.',
    voice: 'shimmer',
    sampleLine: 'My morning routine got so much better with this.',
  },
  {
    id: 'desmond',
    name: 'Desmond',
    description:
      'Calm and trusted in his studio: made for finance, health and anything that needs an expert.',
    voice: 'onyx',
    sampleLine: 'After thirty years in business, this surprised even me.',
  },
  {
    id: 'kai',
    name: 'Kai',
    description: 'Easy and street-smart in a city loft: made for tech, fashion and drops.',
    voice: 'echo',
    sampleLine: 'Okay, nobody told me about this app, so here it is.',
  },
];

export function findPresenter(id: string): Presenter | null {
  return presenters.find((presenter) => presenter.id === id) ?? null;
}
