import type { Voice } from '../speech/speech.ts';

export type Presenter = {
  id: PresenterId;
  name: string;
  /** One sentence, shown in the presenter picker. */
  description: string;
  voice: Voice;
  sampleLine: string;
};

export const presenterIds = ['maya', 'ingrid', 'desmond', 'kai', 'rosa', 'amir'] as const;
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
    description: 'Bright and neighborly in her kitchen: made for food, home and family.',
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
  {
    id: 'rosa',
    name: 'Rosa',
    description: 'Kind and experienced among her plants: made for home, wellness and gifts for the family.',
    voice: 'alloy',
    sampleLine: 'I have tried them all, my dear. This is the one I keep.',
  },
  {
    id: 'amir',
    name: 'Amir',
    description: 'Friendly and upbeat in a corner café: made for food, fitness and small businesses.',
    voice: 'fable',
    sampleLine: 'Three things I wish I had known before I opened my shop.',
  },
];

export function findPresenter(id: string): Presenter | null {
  return presenters.find((presenter) => presenter.id === id) ?? null;
}
