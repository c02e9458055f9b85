/** The tabs of the first step, by their names in the address. */
export const storyTabs = ['narrative', 'assets'] as const;
export type StoryTab = (typeof storyTabs)[number];

/** The open story in the address. */
export type StoryPlace = {
  storyId: string | null;
  /** Set for a storyboard. */
  storyboardId: string | null;
  /** Null: the tab that the story has reached. */
  tab: StoryTab | null;
};

/** A split story shows its latest result, unless the address names another tab. */
export const tabOf = ({ storyId, storyboardId, tab }: StoryPlace): StoryTab =>
  storyId === null && storyboardId === null ? 'narrative' : (tab ?? 'assets');

export type StorySearch = {
  script?: string | undefined;
  gen?: string | undefined;
  step?: StoryTab | undefined;
};

/** The place that the query of an address names. */
export const placeOf = ({ script, gen, step }: StorySearch): StoryPlace => ({
  storyId: script ?? null,
  storyboardId: gen ?? null,
  tab: step ?? null,
});

/** The query of the address: the storyboard's id if there is one, else the script's. */
export const toSearch = ({ storyId, storyboardId, tab }: StoryPlace): StorySearch => ({
  script: storyboardId === null ? (storyId ?? undefined) : undefined,
  gen: storyboardId ?? undefined,
  // The usual tab needs no name.
  step: storyId === null && storyboardId === null ? undefined : tab === 'narrative' ? tab : undefined,
});
