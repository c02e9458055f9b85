/** The tabs of the first step, by their names in the address. */
export const storyTabs = ['narrative', 'assets'] as const;
export type StoryTab = (typeof storyTabs)[number];
