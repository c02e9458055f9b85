const minScenes = 3;
const maxScenes = 8;
/** A picture shows one moment: about five seconds of narration. */
const wordsOfScene = 12.5;
/** Words of a scene on average, however many moments there are: two and a half seconds. */
const shortest = 6;
/** The search is slow with more units, and no narrative needs finer cuts. */
const maxUnits = 300;

/**
 * A sentence: its length, the evidence for a new scene (0 none, 1 a paragraph, 2 more), and whether it shows something by
 * itself: an action or a feeling.
 */
export type Unit = { words: number; beginning: number; isMoment?: boolean };

/** The number of scenes for a number of words, sentences and moments. */
const chooseCount = (
  words: number,
  { units, strong, moments }: { units: number; strong: number; moments: number },
): number => {
  const wanted = Math.round(Math.max(words / wordsOfScene, strong + 1, Math.min(moments, words / shortest)));
  return Math.min(units, Math.max(minScenes, Math.min(maxScenes, wanted)));
};

/** The first unit of each scene, starting with 0: 3 to 8 scenes, fewer only if there are fewer units. */
export function planScenes(units: readonly Unit[]): number[] {
  const groupSize = Math.ceil(units.length / maxUnits);
  if (groupSize > 1) return planScenes(group(units, groupSize)).map((start) => start * groupSize);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  const count = chooseCount(words, {
    units: units.length,
    strong: units.slice(1).filter(({ beginning }) => beginning >= 1).length,
    moments: units.filter(({ isMoment }) => isMoment).length,
  });
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
      isMoment: members.some(({ isMoment }) => isMoment),
    });
  }
  return groups;
}
