import type { ClientInput } from '#contract/call.ts';
import type { changeScenes, Scene, StoryReply } from '#contract/calls/stories.ts';
import { storyLimits, storyTexts } from '#contract/stories.ts';

/** A scene as it is edited. `key` names its row, also before the server has given it an id. */
export type DraftScene = { key: string; id: string | null; title: string; narration: string };

export type SceneDraft = {
  /** The server's version that the changes are based on. */
  version: number;
  saved: readonly Scene[];
  scenes: readonly DraftScene[];
};

export type SceneProblem = { field: 'title' | 'narration'; text: string };
export type ScenesBody = ClientInput<typeof changeScenes>['body'];

const toDraft = ({ id, title, narration }: Scene): DraftScene => ({ key: id, id, title, narration });

export const openScenes = ({ version, scenes }: Pick<StoryReply, 'version' | 'scenes'>): SceneDraft => ({
  version,
  saved: scenes,
  scenes: scenes.map(toDraft),
});

const withScenes = (draft: SceneDraft, scenes: readonly DraftScene[]): SceneDraft => ({ ...draft, scenes });

export const changeScene = (
  draft: SceneDraft,
  key: string,
  values: Partial<Pick<DraftScene, 'title' | 'narration'>>,
): SceneDraft =>
  withScenes(
    draft,
    draft.scenes.map((scene) => (scene.key === key ? { ...scene, ...values } : scene)),
  );

/** Moves a scene to the position `to`, counted from 0. */
export function moveScene(draft: SceneDraft, key: string, to: number): SceneDraft {
  const moved = draft.scenes.find((scene) => scene.key === key);
  if (!moved) return draft;
  const others = draft.scenes.filter((scene) => scene !== moved);
  return withScenes(draft, others.toSpliced(to, 0, moved));
}

export const canAddScene = ({ scenes }: SceneDraft): boolean => scenes.length < storyLimits.maxScenes;
export const canRemoveScene = ({ scenes }: SceneDraft): boolean => scenes.length > storyLimits.minScenes;

export const addScene = (draft: SceneDraft, key: string): SceneDraft =>
  withScenes(draft, [...draft.scenes, { key, id: null, title: '', narration: '' }]);

export const removeScene = (draft: SceneDraft, key: string): SceneDraft =>
  withScenes(
    draft,
    draft.scenes.filter((scene) => scene.key !== key),
  );

const contentOf = ({ id, title, narration }: Pick<DraftScene, 'id' | 'title' | 'narration'>): string =>
  JSON.stringify([id, title.trim(), narration.trim()]);

export const isSaved = ({ saved, scenes }: SceneDraft): boolean =>
  scenes.map(contentOf).join() === saved.map(contentOf).join();

const lengthOf = (text: string): number => [...text.trim()].length;

/** The problems for which the server would refuse a scene. */
export function sceneProblem({ title, narration }: DraftScene): SceneProblem | null {
  if (!/[\p{L}\p{N}]/u.test(narration)) return { field: 'narration', text: storyTexts.sceneEmpty };
  if (lengthOf(narration) > storyLimits.maxNarrationCharacters)
    return { field: 'narration', text: storyTexts.sceneTooLong };
  if (lengthOf(title) > storyLimits.maxSceneTitleCharacters)
    return { field: 'title', text: storyTexts.sceneTitleTooLong };
  return null;
}

export const canSave = (draft: SceneDraft): boolean =>
  !isSaved(draft) && draft.scenes.every((scene) => sceneProblem(scene) === null);

export const scenesBody = ({ version, scenes }: SceneDraft): ScenesBody => ({
  version,
  scenes: scenes.map(({ id, title, narration }) => ({ id, title, narration })),
});

/** The draft once `sent` is saved as `reply`: text typed during the call stays. */
export function afterSave(
  draft: SceneDraft,
  sent: readonly DraftScene[],
  { version, scenes: saved }: Pick<StoryReply, 'version' | 'scenes'>,
): SceneDraft {
  const scenes = draft.scenes.map((scene) => {
    const stored = saved[sent.findIndex(({ key }) => key === scene.key)];
    if (!stored) return scene;
    // The server names a new scene without a name after its text.
    return { ...scene, id: stored.id, title: scene.title.trim() === '' ? stored.title : scene.title };
  });
  return { version, saved, scenes };
}

/** The same changes, based on the version that another editor saved. */
export const rebase = (
  draft: SceneDraft,
  { version, scenes: saved }: Pick<StoryReply, 'version' | 'scenes'>,
): SceneDraft => ({ ...draft, version, saved });

/** The positions, counted from 0, of the scenes that differ in another version. */
export const changedPlaces = (before: readonly Scene[], now: readonly Scene[]): number[] =>
  now.flatMap((scene, place) => {
    const same = before[place];
    return same && contentOf(same) === contentOf(scene) ? [] : [place];
  });
