import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';

/**
 * The second picture of what is looked at for long: the face of whom the first one shows as a figure, in the same place
 * and with the same feeling. Null without such a person, or where only a face is shown already.
 */
export function closerPicture(order: FrameOrder): FrameOrder | null {
  const { scene } = order;
  const { cast, shot } = composeFrame(order);
  const figures = cast.filter(({ kind }) => kind === 'figure');
  const isInStory = (id: string) => order.characters.some((character) => character.id === id);
  const speaker = scene.quotations.find(({ characterId }) => characterId !== null)?.characterId;
  // The acting person stands nearest.
  const lead = figures.find(({ characterId }) => characterId === speaker) ?? figures.at(-1);
  if (!lead || !isInStory(lead.characterId) || shot === 'product' || shot === 'detail') return null;
  return {
    ...order,
    scene: {
      ...scene,
      shot: 'close-up',
      action: 'stand',
      // What hands or legs do is told by the first picture.
      narration: '',
      characterIds: [lead.characterId],
      productIds: [],
      quotations: scene.quotations.filter(({ characterId }) => characterId === lead.characterId),
    },
  };
}
