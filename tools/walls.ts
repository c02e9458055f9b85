/** Who may import whom, beside its own room. Tests may look anywhere: they stand outside the house. */
const rooms: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/studio': [],
  'src/server/domain': ['src/contract'],
  'src/server/ports': ['src/contract', 'src/server/domain'],
  'src/server/adapters': [
    'src/server/ports',
    'src/server/domain',
    'src/contract',
    'src/studio',
    'src/server/errors.ts',
  ],
  'src/server/db': ['src/server/domain', 'src/contract', 'src/server/errors.ts'],
  'src/server/use-cases': [
    'src/server/domain',
    'src/server/ports',
    'src/server/db',
    'src/studio',
    'src/contract',
    'src/server/errors.ts',
  ],
  'src/server/http': ['src/server/use-cases', 'src/contract', 'src/server/errors.ts'],
  'src/server/jobs': [
    'src/server/use-cases',
    'src/server/domain',
    'src/server/ports',
    'src/server/db',
    'src/server/errors.ts',
    // A job's handler tells the failures of ffmpeg from its own.
    'src/studio/ffmpeg/ffmpeg-error.ts',
    'src/contract',
  ],
  'src/web/ui': ['src/contract'],
  'src/web/lib': ['src/contract'],
  'src/web/app': ['src/web', 'src/contract'],
};
const featureMayImport = ['src/contract', 'src/web/lib', 'src/web/ui'];

/** Inside the studio: ffmpeg at the bottom, compose at the top, so that there are no circles. */
const studioFloors = [
  ['ffmpeg'],
  ['house-format', 'captions', 'provenance', 'speech'],
  ['mouth', 'music'],
  ['presenter'],
  ['compose'],
];

export type Import = { from: string; to: string };
export type BrokenWall = Import & { why: string };

const isTest = (file: string): boolean => /\.(test|contract)\.tsx?$/.test(file) || file.includes('/test-');
const isInside = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

/** The rule of a file: its room and what the room may import. Null where everything may be imported. */
function findRule(file: string): { room: string; allowed: readonly string[] } | null {
  const feature = /^src\/web\/features\/[^/]+/.exec(file)?.[0];
  if (feature) return { room: feature, allowed: featureMayImport };
  const room = Object.keys(rooms).find((candidate) => isInside(file, candidate));
  return room ? { room, allowed: rooms[room]! } : null;
}

const studioFloor = (file: string): number => {
  const room = /^src\/studio\/([^/]+)\//.exec(file)?.[1];
  return studioFloors.findIndex((floor) => floor.includes(room ?? ''));
};

function judge({ from, to }: Import): string | null {
  if (isTest(from)) return null;
  const rule = findRule(from);
  if (!rule)
    return to.startsWith('src/server/compose') &&
      from !== 'src/server/main.ts' &&
      !isInside(from, 'src/server')
      ? 'nobody sees compose'
      : null;
  if (!isInside(to, rule.room) && !rule.allowed.some((room) => isInside(to, room))) {
    return `${rule.room} may import ${rule.allowed.join(', ') || 'nothing of ours'}`;
  }
  if (rule.room === 'src/studio' && studioFloor(from) < studioFloor(to)) return 'a lower floor of the studio';
  return null;
}

export const findBrokenWalls = (imports: Import[]): BrokenWall[] =>
  imports.flatMap((found) => {
    const why = judge(found);
    return why ? [{ ...found, why }] : [];
  });

/** Every module that a source names: import, export … from, import(), new URL(…, import.meta.url). */
export function readImports(source: string): string[] {
  const patterns = [
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]/g,
    /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    /new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!));
}
