import { composeFrame } from '../illustration/frame/compose-frame.ts';
import { isActedByFace } from '../illustration/person/face/expression.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';

/**
 * A second picture for a long shot: the face of the person that the first one shows as a figure, in the same place and
 * with the same feeling. Null without such a person, or if the first picture already shows only a face.
 */
export function closerPicture(order: FrameOrder): FrameOrder | null {
  // The face alone shows nothing else of the author's description.
  const { pictured: _described, ...scene } = order.scene;
  const { cast, shot } = composeFrame(order);
  const figures = cast.filter((member) => member.kind === 'figure');
  const isInStory = (id: string) => order.characters.some((character) => character.id === id);
  const speaker = scene.quotations.find(({ characterId }) => characterId !== null)?.characterId;
  // The nearest person is the acting one.
  const lead = figures.find(({ characterId }) => characterId === speaker) ?? figures.at(-1);
  if (!lead || !isInStory(lead.characterId) || shot === 'product' || shot === 'detail') return null;
  const { action, isAsleep } = lead.figure;
  // The upright bust of a person who lies would contradict the first picture.
  if (isAsleep || action === 'sleep' || action === 'lie') return null;
  return {
    ...order,
    ...(isActedByFace(action) && { face: action }),
    scene: {
      ...scene,
      shot: 'close-up',
      action: 'stand',
      // The first picture already shows the actions of hands and legs.
      narration: '',
      characterIds: [lead.characterId],
      productIds: [],
      quotations: scene.quotations.filter(({ characterId }) => characterId === lead.characterId),
    },
  };
}
