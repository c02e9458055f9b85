const minScenes = 3;
const maxScenes = 8;
/** A picture shows one moment: what is told in about five seconds. */
const wordsOfScene = 12.5;
/** Beyond this many units the search is slow, and no narrative needs cuts so fine. */
const maxUnits = 300;

/** A sentence: how long it is, and how much speaks for a scene to begin with it (0 nothing, 1 a paragraph, 2 more). */
export type Unit = { words: number; beginning: number };

/** The number of scenes that a narrative of so many words and sentences has. */
const chooseCount = (words: number, units: number, strong: number): number => {
  const wanted = Math.round(Math.max(words / wordsOfScene, strong + 1));
  return Math.min(units, Math.max(minScenes, Math.min(maxScenes, wanted)));
};

/** The units with which scenes begin, 0 first: 3 to 8 of them, fewer only when there are fewer units. */
export function planScenes(units: readonly Unit[]): number[] {
  const groupSize = Math.ceil(units.length / maxUnits);
  if (groupSize > 1) return planScenes(group(units, groupSize)).map((start) => start * groupSize);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  const count = chooseCount(
    words,
    units.length,
    units.slice(1).filter(({ beginning }) => beginning >= 1).length,
  );
  const wanted = words / count;
  const sums = [0];
  for (const unit of units) sums.push(sums.at(-1)! + unit.words);

  /** costs[k][end]: the lowest cost of k scenes that end before unit `end`. */
  const costs: number[][] = [[0, ...units.map(() => Infinity)]];
  const starts: number[][] = [[]];
  for (let scene = 1; scene <= count; scene++) {
    const row = units.map(() => Infinity);
    row.push(Infinity);
    const from: number[] = [];
    for (let end = scene; end <= units.length; end++) {
      for (let start = scene - 1; start < end; start++) {
        const away = (sums[end]! - sums[start]!) / wanted - 1;
        const cost =
          costs[scene - 1]![start]! + away * away - (start > 0 ? units[start]!.beginning * 0.55 : 0);
        if (cost < row[end]!) {
          row[end] = cost;
          from[end] = start;
        }
      }
    }
    costs.push(row);
    starts.push(from);
  }
  const found: number[] = [];
  for (let scene = count, end = units.length; scene > 0; scene--) {
    end = starts[scene]![end]!;
    found.unshift(end);
  }
  return found;
}

function group(units: readonly Unit[], size: number): Unit[] {
  const groups: Unit[] = [];
  for (let start = 0; start < units.length; start += size) {
    const members = units.slice(start, start + size);
    groups.push({
      words: members.reduce((sum, { words }) => sum + words, 0),
      beginning: members[0]!.beginning,
    });
  }
  return groups;
}
