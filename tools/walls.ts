import path from 'node:path';

/** Allowed imports of each room, besides itself. Tests may import anything, because they are outside the house. */
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
  'src/server/settings': [
    'src/server/adapters',
    'src/studio',
    'src/contract',
    'src/server/addresses.ts',
    'src/server/errors.ts',
  ],
  'src/server/process': ['src/server/db', 'src/server/errors.ts'],
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
    // A job's handler distinguishes the failures of ffmpeg from its own.
    'src/studio/ffmpeg/ffmpeg-error.ts',
    'src/contract',
  ],
  'src/web/ui': ['src/contract'],
  'src/web/lib': ['src/contract'],
  'src/web/parts': ['src/contract', 'src/web/lib', 'src/web/ui'],
  'src/web/app': ['src/web', 'src/contract'],
};
const featureMayImport = ['src/contract', 'src/web/lib', 'src/web/ui', 'src/web/parts'];

/** Inside the studio: ffmpeg at the bottom, compose at the top, so that there are no cycles. */
const studioFloors = [
  ['ffmpeg', 'threads', 'story', 'english'],
  ['house-format', 'captions', 'provenance', 'speech', 'music-library', 'logo'],
  ['raw-frames', 'mouth', 'music', 'alignment'],
  [
    'presenter',
    'face',
    'matting',
    'chroma-key',
    'backdrops',
    'motion',
    'reel-script',
    'story-script',
    'hook-writer',
    'voice-over',
  ],
  ['compose', 'greenscreen', 'reel', 'broll', 'illustration', 'story-film'],
];

export type Import = { from: string; to: string };
export type BrokenWall = Import & { why: string };
export type Fault = { file: string; why: string };

/** Settings are checked once, there; settings read elsewhere would be neither checked nor listed in .env.example. */
const environmentReader = 'src/server/settings/config.ts';

const isTest = (file: string): boolean => /\.(test|contract)\.tsx?$/.test(file) || file.includes('/test-');
const isInside = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

/** The rule of a file: its room and the room's allowed imports. Null when everything may be imported. */
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
      ? 'only main.ts imports compose'
      : null;
  if (!isInside(to, rule.room) && !rule.allowed.some((room) => isInside(to, room))) {
    return `${rule.room} may import ${rule.allowed.join(', ') || 'nothing else'}`;
  }
  if (rule.room === 'src/studio' && studioFloor(from) < studioFloor(to))
    return 'it lies on a higher floor of the studio (studioFloors in tools/walls.ts)';
  return null;
}

export const findBrokenWalls = (imports: Import[]): BrokenWall[] =>
  imports.flatMap((found) => {
    const why = judge(found);
    return why ? [{ ...found, why }] : [];
  });

/** Folders that are missing in the lists above, whose imports would not be checked. */
export function findFoldersWithoutRoom(files: string[]): Fault[] {
  const homeless = new Map<string, string>();
  for (const file of files.filter((file) => !isTest(file))) {
    const studioRoom = /^src\/studio\/([^/]+)(\/)?/.exec(file);
    if (studioRoom && studioFloor(file) === -1) {
      homeless.set(
        path.posix.dirname(file) === 'src/studio' ? file : `src/studio/${studioRoom[1]}`,
        'has no floor: name its folder in studioFloors (tools/walls.ts), above all that it imports and below all that imports it',
      );
    }
    const folder = /^src\/(?:server|web)\/[^/]+(?=\/)|^src\/(?!server\/|web\/)[^/]+/.exec(file)?.[0];
    if (folder && !findRule(file)) {
      homeless.set(folder, 'is not a room yet: list its allowed imports in rooms (tools/walls.ts)');
    }
  }
  return [...homeless].map(([file, why]) => ({ file, why }));
}

/** Reading the environment and writing to the console are reserved for the named sources. Comments may mention both. */
export function findForbiddenWords(file: string, source: string): Fault[] {
  if (isTest(file)) return [];
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const readsEnvironment =
    /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*(?:\?\.)?\[|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b|['"](?:node:)?process['"]/;
  return [
    ...(file !== environmentReader && readsEnvironment.test(code)
      ? [
          {
            file,
            why: `reads the environment: add the setting to ${environmentReader} and take it as an option`,
          },
        ]
      : []),
    ...(/\bconsole\s*(?:\?\.|\.|\[)/.test(code)
      ? [
          {
            file,
            why: 'writes to the console: the server logs through its logger, the studio returns or throws',
          },
        ]
      : []),
  ];
}

/** Text sized in pixels stays small for users with a larger font size in the browser. */
export function findPixelText(file: string, styles: string): Fault[] {
  const code = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const sizes = code.match(/(?<=[\s;{])(?:font(?:-size)?|line-height|--button-fz)\s*:[^;}]*\d\s*px/g) ?? [];
  return sizes.map((size) => ({ file, why: `measures text in pixels, take rem: ${size}` }));
}

/** All modules that a source refers to: import, export … from, import(), new URL(…, import.meta.url). */
export function readImports(source: string): string[] {
  const patterns = [
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]/g,
    /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    /new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!));
}
