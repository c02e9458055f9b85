import type { Template } from '#contract/calls/templates.ts';

const builtIn = (
  id: string,
  facts: Pick<Template, 'name' | 'description' | 'sampleLine' | 'voice'>,
): Template => ({
  id,
  ...facts,
  videoUrl: `/assets/presenters/${id}.mp4`,
  thumbnailUrl: `/assets/presenters/${id}.jpg`,
  kind: 'presenter',
});

/** The presenters of every installation, as they are shown to guests. */
export const builtInTemplates: readonly Template[] = [
  builtIn('maya', {
    name: 'Maya',
    description: 'Warm and quick in a sunny home office: made for apps, beauty and everyday finds.',
    sampleLine: 'Stop scrolling. This saved me five hours this week.',
    voice: 'nova',
  }),
  builtIn('desmond', {
    name: 'Desmond',
    description:
      'Calm and trusted in his studio: made for finance, health and anything that needs an expert.',
    sampleLine: 'After thirty years in business, this surprised even me.',
    voice: 'onyx',
  }),
  builtIn('ingrid', {
    name: 'Ingrid',
    description: 'Bright and neighborly in her kitchen: made for food, home and family.',
    sampleLine: 'My morning routine got so much better with this.',
    voice: 'shimmer',
  }),
  builtIn('kai', {
    name: 'Kai',
    description: 'Easy and street-smart in a city loft: made for tech, fashion and drops.',
    sampleLine: 'Okay, nobody told me about this app, so here it is.',
    voice: 'echo',
  }),
  builtIn('rosa', {
    name: 'Rosa',
    description: 'Kind and experienced among her plants: made for home, wellness and gifts for the family.',
    sampleLine: 'I have tried them all, my dear. This is the one I keep.',
    voice: 'alloy',
  }),
  builtIn('amir', {
    name: 'Amir',
    description: 'Friendly and upbeat in a corner café: made for food, fitness and small businesses.',
    sampleLine: 'Three things I wish I had known before I opened my shop.',
    voice: 'fable',
  }),
];

/** The four presenters that are shown when the templates cannot be loaded. */
export const sampleTemplates: readonly Template[] = builtInTemplates.slice(0, 4);
