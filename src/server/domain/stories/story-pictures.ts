import type { StoryStyle } from '#contract/stories.ts';
import type { StoryCharacter, StoryProduct, StoryScene } from '#contract/story-words.ts';

export type WithVariation<T> = T & {
  /** How many times another picture was requested for something already drawn. */
  variation: number;
};
type Variant = { id: string; variation: number };
type Cast = {
  characters: readonly WithVariation<StoryCharacter>[];
  products: readonly WithVariation<StoryProduct>[];
};
/** The properties that all pictures of a story share. */
type Drawing = { storyId: string; style: StoryStyle };

/**
 * Ids in stories are short words such as `maya`. An engine derives a character's looks from the id, so the id that it gets
 * is unique to story and variation: the same person in every picture of a story, and a different person in another story
 * or after a redraw.
 */
export const drawnId = (storyId: string, { id, variation }: Variant): string =>
  `${storyId}-${id}-${variation}`;

const drawnCharacter = (
  storyId: string,
  { variation, ...person }: WithVariation<StoryCharacter>,
): StoryCharacter => ({ ...person, id: drawnId(storyId, { id: person.id, variation }) });

const drawnProduct = (
  storyId: string,
  { variation, ...thing }: WithVariation<StoryProduct>,
): StoryProduct => ({
  ...thing,
  id: drawnId(storyId, { id: thing.id, variation }),
});

export function characterSubject(
  { storyId, style }: Drawing,
  character: WithVariation<StoryCharacter>,
  cast: readonly WithVariation<StoryCharacter>[],
) {
  const person = drawnCharacter(storyId, character);
  return {
    kind: 'character' as const,
    character: person,
    cast: cast.map((member) => drawnCharacter(storyId, member)),
    style,
    seed: person.id,
  };
}

export function productSubject({ storyId, style }: Drawing, product: WithVariation<StoryProduct>) {
  const thing = drawnProduct(storyId, product);
  return { kind: 'product' as const, product: thing, style, seed: thing.id };
}

export type FrameSubject = ReturnType<typeof frameSubject>;

export function frameSubject(
  { storyId, style }: Drawing,
  frame: { sceneId: string; variation: number; scene: StoryScene; cast: Cast },
) {
  const { sceneId, variation, scene, cast } = frame;
  const idOf = (list: readonly Variant[], id: string | null): string | null => {
    const member = list.find((variant) => variant.id === id);
    return member ? drawnId(storyId, member) : null;
  };
  const idsOf = (list: readonly Variant[], ids: readonly string[]): string[] =>
    ids.map((id) => idOf(list, id)).filter((id) => id !== null);
  return {
    kind: 'frame' as const,
    scene: {
      ...withoutTitleAndEdits(scene),
      characterIds: idsOf(cast.characters, scene.characterIds),
      productIds: idsOf(cast.products, scene.productIds),
      quotations: scene.quotations.map(({ text, characterId }) => ({
        text,
        characterId: idOf(cast.characters, characterId),
      })),
      ...(scene.posturesBefore && {
        posturesBefore: scene.posturesBefore.flatMap(({ characterId, posture }) => {
          const id = idOf(cast.characters, characterId);
          return id === null ? [] : [{ characterId: id, posture }];
        }),
      }),
    },
    characters: cast.characters.map((person) => drawnCharacter(storyId, person)),
    products: cast.products.map((thing) => drawnProduct(storyId, thing)),
    style,
    // The seed once ended in the variation: the constant 0 and the key `take` keep the recipes of stored pictures.
    seed: `${sceneId}-0`,
    ...(variation > 0 && { take: variation }),
  };
}

/** The scene without its title and the record of the user's edits: neither is in the picture, so neither redraws it. */
export const withoutTitleAndEdits = ({
  isRenamed: _isRenamed,
  inStory: _inStory,
  ...scene
}: StoryScene): StoryScene => ({
  ...scene,
  title: '',
});

type Frame = { storyId: string; scene: StoryScene; cast: Cast };

/** The scene of a frame as an earlier picture shows it, with the current narration. */
export function sceneOfPicture({ storyId, scene, cast }: Frame, picture: FrameSubject): StoryScene {
  const idsOf = (list: readonly Variant[], drawnIds: readonly string[]): string[] =>
    drawnIds.flatMap((id) => list.find((variant) => drawnId(storyId, variant) === id)?.id ?? []);
  const { narration, quotations, isRenamed, inStory } = scene;
  const { posturesBefore, ...shown } = picture.scene;
  const postures = posturesBefore?.flatMap(({ characterId, posture }) =>
    idsOf(cast.characters, [characterId]).map((id) => ({ characterId: id, posture })),
  );
  return {
    ...shown,
    ...(postures && { posturesBefore: postures }),
    title: isRenamed || shown.title === '' ? scene.title : shown.title,
    narration,
    quotations,
    characterIds: idsOf(cast.characters, shown.characterIds),
    productIds: idsOf(cast.products, shown.productIds),
    ...(isRenamed && { isRenamed }),
    ...(inStory && { inStory }),
  };
}
