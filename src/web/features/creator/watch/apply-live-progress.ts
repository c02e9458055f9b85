import { isVideoBeingMade, type Generation, type GenerationComponent } from '#contract/calls/generations.ts';
import type { LiveProgress } from '#contract/live-events.ts';

function moveComponent(component: GenerationComponent, event: LiveProgress): GenerationComponent {
  const isThis = component.type === event.subject && component.status === 'processing';
  if (!isThis || ![component.hookId, component.videoFileId, component.audioFileId].includes(event.id)) {
    return component;
  }
  return { ...component, progress: Math.max(component.progress, event.progress) };
}

/** The generation as it looks after an event. What ends work is read from the server, never guessed. */
export function applyLiveProgress(generation: Generation, event: LiveProgress): Generation {
  if (event.subject !== 'video') {
    return {
      ...generation,
      components: generation.components.map((component) => moveComponent(component, event)),
    };
  }
  if (event.id !== generation.generationId || !isVideoBeingMade(event.status)) return generation;
  const status = event.status as Generation['status'];
  const parameters = { ...generation.parameters, stage: event.stage, progress: event.progress };
  return { ...generation, status, progress: event.progress, parameters };
}
