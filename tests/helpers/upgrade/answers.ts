/** Replies of the app by person ('visitor' without a session) and URL. */
export type Answers = Record<string, Record<string, unknown>>;

type Asking = {
  origin: string;
  /** Times in the replies become relative to this moment. */
  at: Date;
  tokens: Record<string, string>;
};

/** Reads each URL as its person. Replies are comparable between two starts and two days. */
export async function readAnswers(asking: Asking, addresses: Record<string, string[]>): Promise<Answers> {
  const answers: Answers = {};
  for (const [person, wanted] of Object.entries(addresses)) {
    const token = asking.tokens[person];
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const replies: Record<string, unknown> = {};
    for (const address of wanted) {
      const response = await fetch(new URL(address, asking.origin), { headers });
      const text = await response.text();
      replies[address] = response.ok ? comparable(text, asking) : { status: response.status };
    }
    answers[person] = replies;
  }
  return answers;
}

/** Removes what differs between any two starts: origin, URL signatures and dates in names. */
function comparable(text: string, { origin, at }: Asking): unknown {
  const same = text
    .replaceAll(origin, '')
    .replaceAll(/\?expires=[^"\\]*/g, '')
    .replaceAll(/(\d{4}-\d\d-\d\dT[\d:.]+Z)/g, (time) => `${Date.parse(time) - at.getTime()} ms`)
    .replaceAll(/\d{4}-\d\d-\d\d(?=\.mp4)/g, 'day');
  return JSON.parse(same);
}

/** The time of last use, and sentences that may be reworded. */
const changing = new Set(['lastSeenAt', 'warnings']);

/**
 * Returns each value of `before` that `after` lacks, as a line with its path. Added fields are ignored; a list
 * must keep its length and order.
 */
export function findDifferences(before: unknown, after: unknown, place = ''): string[] {
  if (typeof before !== 'object' || before === null) {
    if (Object.is(before, after)) return [];
    return [`${place}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`];
  }
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after))
    return [`${place}: ${JSON.stringify(before).slice(0, 100)} became ${JSON.stringify(after)}`];
  if (Array.isArray(before) && before.length !== (after as unknown[]).length)
    return [`${place}: ${before.length} entries became ${(after as unknown[]).length}`];
  const now = inFixedOrder(after) as Record<string, unknown>;
  return Object.entries(inFixedOrder(before)).flatMap(([key, value]) =>
    changing.has(key) ? [] : findDifferences(value, now[key], `${place}/${key}`),
  );
}

type Seen = { id: string; lastSeenAt: unknown };
const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'id' in value && 'lastSeenAt' in value;

/** Lists ordered by last use, such as sessions, change their order while the replies are read. */
function inFixedOrder(value: object): object {
  if (!Array.isArray(value) || !value.every(isSeen)) return value;
  return value.toSorted((a: Seen, b: Seen) => (a.id < b.id ? -1 : 1));
}
