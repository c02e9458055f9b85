/** The tabs of the first step, by their names in the address. */
export const storyTabs = ['narrative', 'assets'] as const;
export type StoryTab = (typeof storyTabs)[number];

/** The open story in the address. */
export type StoryPlace = {
  scriptRefId: string | null;
  /** Set for a storyboard. */
  generationId: string | null;
  /** Null: the tab that the story has reached. */
  tab: StoryTab | null;
};

/** A split story shows its latest result, unless the address names another tab. */
export const tabOf = ({ scriptRefId, generationId, tab }: StoryPlace): StoryTab =>
  scriptRefId === null && generationId === null ? 'narrative' : (tab ?? 'assets');

export type StorySearch = {
  script?: string | undefined;
  gen?: string | undefined;
  step?: StoryTab | undefined;
};

/** The place that the query of an address names. */
export const placeOf = ({ script, gen, step }: StorySearch): StoryPlace => ({
  scriptRefId: script ?? null,
  generationId: gen ?? null,
  tab: step ?? null,
});

/** The query of the address: the storyboard's id if there is one, else the script's. */
export const toSearch = ({ scriptRefId, generationId, tab }: StoryPlace): StorySearch => ({
  script: generationId === null ? (scriptRefId ?? undefined) : undefined,
  gen: generationId ?? undefined,
  // The usual tab needs no name.
  step: scriptRefId === null && generationId === null ? undefined : tab === 'narrative' ? tab : undefined,
});
