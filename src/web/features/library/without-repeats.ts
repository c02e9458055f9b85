/** A list read by pages repeats items when new ones come in front between two reads: each is shown once. */
export const withoutRepeats = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
