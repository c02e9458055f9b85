import { liveChannelPath } from '#contract/live-events.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { taskStreamPath } from '#contract/tasks.ts';
import type { Known } from './example-input.ts';
import { hostileAddressParts, hostileHeaders } from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';

/** URLs outside the contract; `:id` is replaced by an id, valid or not. */
const addresses = [
  '/share/:id',
  '/embed/:id',
  '/api/share/:id/video.mp4',
  '/api/share/:id/poster.jpg',
  '/oembed?url=:id',
  '/oembed?format=json&maxwidth=:id&maxheight=:id&url=http%3A%2F%2F127.0.0.1%2Fshare%2F:id',
  '/api/files/:id?expires=:id&signature=:id',
  '/api/files/:id?expires=1&expires=:id&signature=:id&signature=x',
  '/blog/posts/:id',
  '/blog/:id',
  '/checkout/sandbox/:id',
  '/assets/presenters/:id',
  '/bundle/:id',
  '/api/docs/:id',
  '/api/docs/static/:id',
  '/metrics?:id',
  '/:id',
  '/api/:id',
  `${taskStreamPath}?last_event_id=:id`,
  `${taskStreamPath}?last_event_id=1&last_event_id=:id`,
  liveChannelPath.replace(':generationId', ':id'),
];

const get = (path: string, headers: Record<string, string> = {}): RawRequest => ({
  name: path.split('?', 1)[0]!,
  method: 'GET',
  path,
  headers,
  body: null,
});

/** Everything except the contract's calls: pages, files, live channels. */
export function otherRequests(known: Known): RawRequest[] {
  const ids = [...(known.generationId ?? []).map(String), ...hostileAddressParts];
  const live = liveChannelPath.replace(':generationId', String(known.generationId?.[0] ?? 'x'));
  return [
    ...addresses.flatMap((address) =>
      ids.map((id) => ({ ...get(address.replaceAll(':id', () => id)), name: address })),
    ),
    ...hostileHeaders.flatMap(([name, value]) => [
      get(taskStreamPath, { [name]: value }),
      { ...get(live, { [name]: value }), name: liveChannelPath },
      get('/', { [name]: value }),
    ]),
  ];
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const metadata: readonly string[] = [
  `filename ${base64('a\0b.mp4')},fileType ${base64('video')}`,
  `filename ${base64('\0')}`,
  'filename 7aCA,fileType 7aCA',
  'filename /////w==',
  `filename ${base64('../../../etc/passwd')}`,
  `filename ${base64('x'.repeat(5_000))}`,
  `filename ${base64(`${'x'.repeat(254)}😀`)}`,
  `__proto__ ${base64('{"userId":"x"}')},constructor ${base64('x')}`,
  `userId ${base64('somebody else')},filename ${base64('a.mp4')}`,
  'filename',
  'filename !!!',
  ',,,',
  ' ',
  '\u00ff \u00ff',
  `filename ${base64('a.mp4')},filename ${base64('b.mp4')}`,
];

const lengths: readonly string[] = [
  '',
  '-1',
  '0',
  '1.5',
  'NaN',
  '1e3',
  '1e999',
  '209715201',
  '9223372036854775808',
  '%00',
  '\u00ff',
];

/** Violations of the tus protocol. */
export function resumableRequests(known: Known): RawRequest[] {
  const tus = { 'tus-resumable': '1.0.0' };
  const part = { ...tus, 'content-type': 'application/offset+octet-stream' };
  const own = `${resumableUploads.path}/${String(known.resumableId?.[0] ?? 'x')}`;
  const ask = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | null = null,
  ): RawRequest => ({ name: `tus ${method}`, method, path, headers, body });
  const begin = (headers: Record<string, string>, body: string | null = null): RawRequest =>
    ask('POST', resumableUploads.path, { ...tus, ...headers }, body);
  return [
    ...metadata.map((value) => begin({ 'upload-length': '10', 'upload-metadata': value })),
    ...lengths.flatMap((value) => [
      begin({ 'upload-length': value }),
      begin({ 'upload-defer-length': value }),
      ask('PATCH', own, { ...part, 'upload-offset': value }, 'x'),
      ask('PATCH', own, { ...part, 'upload-offset': '0', 'upload-length': value }, ''),
      ask('HEAD', own, { ...tus, 'tus-resumable': value }),
    ]),
    ...hostileHeaders.flatMap(([name, value]) => [
      begin({ 'upload-length': '10', [name]: value }),
      ask('HEAD', own, { ...tus, [name]: value }),
    ]),
    ...hostileAddressParts.flatMap((id) =>
      ['HEAD', 'PATCH', 'DELETE', 'POST'].map((method) =>
        ask(
          method,
          `${resumableUploads.path}/${id}`,
          { ...part, 'upload-offset': '0' },
          method === 'PATCH' ? 'x' : null,
        ),
      ),
    ),
    begin({ 'upload-length': '3', 'content-type': 'application/offset+octet-stream' }, 'abc'),
    begin({ 'upload-length': '1', 'content-type': 'application/offset+octet-stream' }, 'abc'),
    begin({ 'upload-length': '3', 'content-type': 'application/json' }, '{"a":'),
    begin({ 'upload-concat': 'partial', 'upload-length': '3' }),
    begin({ 'upload-concat': `final;${own} ${own}` }),
    begin({}),
    ask('POST', resumableUploads.path, { 'upload-length': '3' }),
    ask('PATCH', own, { ...tus, 'upload-offset': '0', 'content-type': 'application/json' }, '{}'),
    ask('PATCH', own, { ...part, 'upload-offset': '5' }, 'x'),
    ask('PATCH', own, { ...part, 'upload-offset': '0' }, 'x'.repeat(100)),
  ];
}
