import type { Template } from '#contract/calls/templates.ts';
import { presenters } from '#studio/presenter/presenters.ts';

/** The built-in presenters as the templates that hooks are made with. */
export function readTemplates(): Template[] {
  return presenters.map((presenter) => ({
    id: presenter.id,
    name: presenter.name,
    description: presenter.description,
    videoUrl: `/assets/presenters/${presenter.id}.mp4`,
    thumbnailUrl: `/assets/presenters/${presenter.id}.jpg`,
    sampleLine: presenter.sampleLine,
    voice: presenter.voice,
    kind: 'presenter',
  }));
}
