/** MIME types by extension. The server sends the first one; browsers may report any of them for a chosen file. */
const mimeTypes = {
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
  avi: ['video/x-msvideo', 'video/avi', 'video/msvideo'],
  m4v: ['video/x-m4v'],
  webm: ['video/webm'],
  mkv: ['video/x-matroska'],
  mpg: ['video/mpeg'],
  mpeg: ['video/mpeg'],
  '3gp': ['video/3gpp'],
  ts: ['video/mp2t'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
  m4a: ['audio/mp4'],
  aac: ['audio/aac'],
  ogg: ['audio/ogg'],
  oga: ['audio/ogg'],
  opus: ['audio/ogg'],
  flac: ['audio/flac'],
  wma: ['audio/x-ms-wma'],
  aif: ['audio/aiff'],
  aiff: ['audio/aiff'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  zip: ['application/zip'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type Extension = keyof typeof mimeTypes;
type Purpose = { extensions: readonly Extension[]; anyTypeOf?: 'video' | 'audio' };

/** The accepted files by purpose. `anyTypeOf` accepts every type of a family; the server inspects the content. */
const purposes = {
  video: {
    extensions: ['mp4', 'mov', 'avi', 'm4v', 'webm', 'mkv', 'mpg', 'mpeg', '3gp', 'ts'],
    anyTypeOf: 'video',
  },
  audio: {
    extensions: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'flac', 'wma', 'aif', 'aiff'],
    anyTypeOf: 'audio',
  },
  backgroundImage: { extensions: ['jpg', 'jpeg', 'png', 'webp'] },
  photo: { extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'] },
  picture: { extensions: ['jpg', 'jpeg', 'png'] },
  templateVideo: { extensions: ['mp4', 'mov', 'avi'] },
} as const satisfies Record<string, Purpose>;

export type FilePurpose = keyof typeof purposes;

const isKnown = (extension: string): extension is Extension => Object.hasOwn(mimeTypes, extension);

export const mimeTypeOf = (extension: string): string | null =>
  isKnown(extension) ? mimeTypes[extension][0] : null;

/** The extension in lowercase, without its dot; empty for a name without one. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The `accept` of a file input: types and extensions, because some systems have no type for AVI or MKV. */
export function acceptedFiles(purpose: FilePurpose): string {
  const { extensions, anyTypeOf }: Purpose = purposes[purpose];
  const types = anyTypeOf ? [`${anyTypeOf}/*`] : new Set(extensions.flatMap((each) => mimeTypes[each]));
  return [...types, ...extensions.map((extension) => `.${extension}`)].join(',');
}

/** Whether a chosen file may be sent for this purpose. If the system has no type for it, the extension decides. */
export function isFileFor(purpose: FilePurpose, file: { name: string; type: string }): boolean {
  const { extensions, anyTypeOf }: Purpose = purposes[purpose];
  const hasExtension = extensions.some((extension) => extension === extensionOf(file.name));
  if (anyTypeOf) return file.type.startsWith(`${anyTypeOf}/`) || hasExtension;
  if (file.type === '') return hasExtension;
  return extensions.some((extension) => mimeTypes[extension].some((type) => type === file.type));
}
