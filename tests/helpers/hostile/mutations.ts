import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { hostileAddressParts, hostileContentTypes, hostileHeaders, hostileJson } from './hostile-values.ts';
import { formWithoutFile, hostileForms, type SampleFiles } from './raw-form.ts';
import type { Draft } from './raw-request.ts';

/** Replaces one part of a request with a hostile value. */
export type Mutation = (draft: Draft) => Draft;

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const ofParams = (call: Call): Mutation[] =>
  keysOf(call.params).flatMap((key) =>
    hostileAddressParts.map((value) => (draft: Draft) => ({
      ...draft,
      params: { ...draft.params, [key]: value },
    })),
  );

const withQuery =
  (key: string, ...values: string[]): Mutation =>
  (draft) => ({
    ...draft,
    query: [
      ...draft.query.filter((entry) => !entry.startsWith(`${key}=`)),
      ...values.map((value) => `${key}=${value}`),
    ],
  });

const ofQuery = (call: Call): Mutation[] => [
  ...keysOf(call.query).flatMap((key) => [
    ...hostileAddressParts.map((value) => withQuery(key, value)),
    withQuery(key, '1', '1'),
    withQuery(key, '', '%00'),
    withQuery(`${key}[]`, '1'),
    withQuery(`${key}[__proto__]`, '1'),
  ]),
  ...['unknown', '__proto__', '%00', '%'].map((key) => withQuery(key, 'x', '%00')),
];

const withField =
  (key: string, value: string): Mutation =>
  (draft) => ({
    ...draft,
    // Not `{ ...draft.fields, [key]: value }`: that would set the prototype instead of the key `__proto__`.
    fields: Object.fromEntries([...Object.entries(draft.fields ?? {}), [key, value]]),
  });

const ofFields = (call: Call): Mutation[] => [
  ...keysOf(call.body).flatMap((key) => hostileJson.map((value) => withField(key, value))),
  ...['__proto__', 'constructor'].flatMap((key) => ['1', '{"a":{}}'].map((value) => withField(key, value))),
];

const ofBody: Mutation[] = [
  ...[...hostileJson, '', ' ', '\0', '\ufeff{}', '{}{}', 'a=1&b=2'].map((body): Mutation => (draft) => ({
    ...draft,
    body,
  })),
  (draft) => ({ ...draft, body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]) }),
  (draft) => ({ ...draft, body: Buffer.alloc(1_048_577, 'x') }),
  (draft) => ({ ...draft, fields: null, form: null, body: null }),
];

const ofHeaders: Mutation[] = [
  ...hostileHeaders.map(([name, value]): Mutation => (draft) => ({
    ...draft,
    headers: { ...draft.headers, [name]: value },
  })),
  ...hostileContentTypes.map((type): Mutation => (draft) => ({
    ...draft,
    headers: { ...draft.headers, 'content-type': type },
  })),
];

const withPattern =
  (change: (pattern: string) => string): Mutation =>
  (draft) => ({ ...draft, pattern: change(draft.pattern) });

/** The other spelling of each call's URL, and URLs that are nearly right. */
const ofAddress: Mutation[] = [
  withPattern((pattern) => pattern.replace(/^\/api/, '')),
  withPattern((pattern) => `${pattern}/`),
  withPattern((pattern) => `/${pattern}`),
  withPattern((pattern) => pattern.toUpperCase()),
  withPattern((pattern) => `${pattern}/${'x/'.repeat(3_000)}`),
  withPattern((pattern) => `${pattern}%00`),
  withPattern((pattern) => `${pattern}%`),
  withPattern((pattern) => `${pattern};a=b`),
  withPattern((pattern) => `${pattern}?`),
  withPattern((pattern) => `http://x.invalid${pattern}`),
  ...['HEAD', 'PATCH', 'OPTIONS', 'DELETE', 'PUT'].map((method): Mutation => (draft) => ({
    ...draft,
    method,
  })),
];

/** Headers that shape the reply, so that they are tested on a request that is accepted. */
const replyHeaders: readonly string[] = ['range', 'accept-encoding', 'if-modified-since', 'if-none-match'];

/** Leaves nothing to speak, unless the change is to the reply. */
const withoutText =
  (mutate: Mutation): Mutation =>
  (draft) => {
    const mutated = mutate(draft);
    if (replyHeaders.some((name) => name in mutated.headers)) return mutated;
    const silent = Object.keys(draft.fields ?? {}).filter((key) => key === 'script' || key === 'text');
    return {
      ...mutated,
      fields: { ...draft.fields, ...Object.fromEntries(silent.map((key) => [key, '""'])) },
    };
  };

/**
 * Every hostile change to a request to this call, by the part that it changes. Only a few of them send a form whose
 * file would be accepted or a text that would be spoken, because either costs more than a hundred rejections.
 */
export function mutationsOf(call: Call, files: SampleFiles): Mutation[][] {
  const isSpeech = call.file === 'audio/mp4';
  const forms = call.multipart ? hostileForms(call, files) : [];
  const groups = [
    ofParams(call),
    ofQuery(call),
    // Includes bodies where none is expected, because they are read all the same.
    call.multipart ? [] : ofFields(call),
    ofBody,
    isSpeech ? ofHeaders.map(withoutText) : ofHeaders,
    isSpeech ? ofAddress.map(withoutText) : ofAddress,
  ].map((group) =>
    call.multipart
      ? group.map(
          (mutate): Mutation =>
            (draft) =>
              mutate({ ...draft, form: formWithoutFile }),
        )
      : group,
  );
  const ofForm = forms.map((form): Mutation => (draft) => ({ ...draft, form }));
  return [...groups, ofForm].filter((group) => group.length > 0);
}
