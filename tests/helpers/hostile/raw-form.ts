import type { Call } from '#contract/call.ts';

/** Small valid files. */
export type SampleFiles = { clip: Buffer; picture: Buffer };

type Part = {
  /** The header's value after `Content-Disposition: `. */
  disposition: string;
  type?: string;
  content: Buffer | string;
};

/** A multipart body with full control over every byte. */
export type Form = { contentType: string; parts: Part[]; write: () => Buffer };

const boundary = 'hostile-boundary';

function form(parts: Part[], end = `--${boundary}--\r\n`): Form {
  const write = (): Buffer =>
    Buffer.concat([
      ...parts.flatMap(({ disposition, type, content }) => [
        Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n`, 'latin1'),
        Buffer.from(type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`, 'latin1'),
        Buffer.from(content as string),
        Buffer.from('\r\n'),
      ]),
      Buffer.from(end),
    ]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, parts, write };
}

const text = (name: string, content: string, type?: string): Part => ({
  disposition: `form-data; name="${name}"`,
  content,
  ...(type === undefined ? {} : { type }),
});
const fields = [
  text('fileType', 'video'),
  text('generationId', 'x'),
  text('videoType', 'Hostile form'),
  text('description', 'A form with everything'),
];
const file = (
  content: Buffer | string,
  disposition = 'form-data; name="file"; filename="clip.mp4"',
): Part => ({
  disposition,
  type: 'application/octet-stream',
  content,
});

const fileOf = (call: Call, files: SampleFiles): Buffer =>
  call.path.endsWith('thumbnail') ? files.picture : files.clip;

/** Fields and a file that each multipart call accepts, in addition to unknown fields. */
export const formOf = (call: Call, files: SampleFiles): Form => form([...fields, file(fileOf(call, files))]);

export const formWithoutFile: Form = form(fields);

const names: readonly string[] = [
  'filename="a\0b.mp4"',
  "filename*=UTF-8''a%00b.mp4",
  "filename*=UTF-8''%ED%A0%80.mp4",
  "filename*=UTF-8''%F0%9F%98%80%",
  "filename*=utf-16''%00a",
  `filename="${'x'.repeat(254)}\u00f0\u009f\u0098\u0080.mp4"`,
  'filename="../../../etc/passwd"',
  'filename=""',
  `filename="${'x'.repeat(20_000)}"`,
  'filename="\u00ff\u00fe"',
  'filename="__proto__"',
  '',
];

/** Forms that no browser sends. */
export function hostileForms(call: Call, files: SampleFiles): Form[] {
  const whole = file(fileOf(call, files));
  const notMedia = file('This is not a video.'.repeat(100));
  // Only some of the names come with a valid file, because each such file is prepared afterwards.
  const named = names.map((name, index) =>
    file(index < 4 ? whole.content : notMedia.content, `form-data; name="file"; ${name}`),
  );
  const oddFields: Part[] = [
    text('description', 'a\0b'),
    text('videoType', '\0'),
    text('fileType', '\0'),
    text('\0', 'x'),
    text('__proto__', 'x'),
    text('constructor', 'x'),
    text('description', String.raw`"\u0000"`, 'application/json'),
    text('description', '{"toString":1,"valueOf":1}', 'application/json'),
    text('videoType', '{"__proto__":{}}', 'application/json'),
    text('videoType', '['.repeat(10_000), 'application/json'),
    text('videoType', 'x'.repeat(1_000_000)),
    text('description', '\u00ff', 'text/plain; charset=utf-16le'),
    text('description', '\u00ff', 'text/plain; charset=invented'),
    { disposition: 'form-data', content: 'x' },
    { disposition: 'attachment; name="description"', content: 'x' },
    { disposition: '', content: 'x' },
  ];
  return [
    ...named.map((part) => form([...fields, part])),
    ...oddFields.map((part) => form([...fields, part, notMedia])),
    ...oddFields.slice(0, 2).map((part) => form([whole, part])),
    form([]),
    formWithoutFile,
    form([notMedia, notMedia]),
    form([...fields, file('')]),
    form([...fields, notMedia]),
    form([whole], ''),
    form([whole], `--${boundary}`),
    form(Array.from({ length: 50 }, (_, index) => text(`field${index}`, 'x'))),
    { ...form([whole]), contentType: 'multipart/form-data; boundary=another' },
    { ...form([whole]), contentType: `multipart/form-data; boundary=${'x'.repeat(500)}` },
    { ...form([whole]), contentType: 'multipart/form-data; boundary="' },
  ];
}
