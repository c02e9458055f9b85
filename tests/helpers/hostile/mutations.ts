import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { hostileAddressParts, hostileContentTypes, hostileHeaders, hostileJson } from './hostile-values.ts';
import { formWithoutFile, hostileForms, type SampleFiles } from './raw-form.ts';
import type { Draft } from './raw-request.ts';

/** Replaces one part of a request with a hostile value. */
export type Mutation = (draft: Draft) => Draft;

/** `meets` names the code that deals with it in every call alike; null if it may reach the call's own code. */
export type Attempt = { mutate: Mutation; meets: string | null };

const fieldsOf = (schema: z.ZodType | undefined): [key: string, field: z.ZodType][] =>
  schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];

const withParam =
  (key: string, value: string): Mutation =>
  (draft) => ({ ...draft, params: { ...draft.params, [key]: value } });

const ofParams = (call: Call): Attempt[] =>
  fieldsOf(call.params).flatMap(([key, field]) =>
    hostileAddressParts.map((value) => ({
      mutate: withParam(key, value),
      meets: refusalOf('param', field, value, () => decodeURIComponent(value)),
    })),
  );

/** The kind of schema that refuses the value, or null if it accepts it. */
function refusalOf(place: string, field: z.ZodType, written: string, read: () => unknown): string | null {
  try {
    if (field.safeParse(read()).success) return null;
  } catch {
    return `${place} that cannot be read: ${written.slice(0, 30)}`;
  }
  return `${place} for ${kindOf(field)}: ${written.slice(0, 30)}`;
}

function kindOf(field: z.ZodType): string {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return kindOf(field.def.innerType as z.ZodType);
  return field.constructor.name;
}

const withQuery =
  (key: string, ...values: string[]): Mutation =>
  (draft) => ({
    ...draft,
    query: [
      ...draft.query.filter((entry) => !entry.startsWith(`${key}=`)),
      ...values.map((value) => `${key}=${value}`),
    ],
  });

const ofQuery = (call: Call): Attempt[] => [
  ...fieldsOf(call.query).flatMap(([key, field]): Attempt[] => [
    ...hostileAddressParts.map((value) => ({
      mutate: withQuery(key, value),
      meets: refusalOf('query', field, value, () => decodeURIComponent(value)),
    })),
    { mutate: withQuery(key, '1', '1'), meets: null },
    { mutate: withQuery(key, '', '%00'), meets: null },
    { mutate: withQuery(`${key}[]`, '1'), meets: null },
    { mutate: withQuery(`${key}[__proto__]`, '1'), meets: null },
  ]),
  ...sharedBy(
    'an unknown query',
    ['unknown', '__proto__', '%00', '%'].map((key) => withQuery(key, 'x', '%00')),
  ),
];

const sharedBy = (place: string, mutations: readonly Mutation[]): Attempt[] =>
  mutations.map((mutate, index) => ({ mutate, meets: `${place} ${index}` }));

const withField =
  (key: string, value: string): Mutation =>
  (draft) => ({
    ...draft,
    // Not `{ ...draft.fields, [key]: value }`: that would set the prototype instead of the key `__proto__`.
    fields: Object.fromEntries([...Object.entries(draft.fields ?? {}), [key, value]]),
  });

const ofFields = (call: Call): Attempt[] => [
  ...fieldsOf(call.body).flatMap(([key, field]) =>
    hostileJson.map((value) => ({
      mutate: withField(key, value),
      meets: refusalOf('field', field, value, () => JSON.parse(value)),
    })),
  ),
  ...sharedBy(
    'an unknown field',
    ['__proto__', 'constructor'].flatMap((key) => ['1', '{"a":{}}'].map((value) => withField(key, value))),
  ),
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
export function attemptsOf(call: Call, files: SampleFiles): Attempt[][] {
  const isSpeech = call.file === 'audio/mp4';
  const forms = call.multipart ? hostileForms(call, files) : [];
  // The server reads these before it looks at the call, differently only for each kind of request.
  const kind = `${call.method} ${call.multipart ? 'form' : call.body ? 'fields' : ''}`;
  const groups = [
    ofParams(call),
    ofQuery(call),
    // Includes bodies where none is expected, because they are read all the same.
    call.multipart ? [] : ofFields(call),
    sharedBy(`body of ${kind}`, ofBody),
    sharedBy(`headers of ${kind}`, isSpeech ? ofHeaders.map(withoutText) : ofHeaders),
    sharedBy(`address of ${kind}`, isSpeech ? ofAddress.map(withoutText) : ofAddress),
  ].map((group) =>
    call.multipart
      ? group.map(({ mutate, meets }): Attempt => ({
          mutate: (draft) => mutate({ ...draft, form: formWithoutFile }),
          meets,
        }))
      : group,
  );
  const ofForm = forms.map((form): Attempt => ({ mutate: (draft) => ({ ...draft, form }), meets: null }));
  return [...groups, ofForm].filter((group) => group.length > 0);
}

export const mutationsOf = (call: Call, files: SampleFiles): Mutation[][] =>
  attemptsOf(call, files).map((group) => group.map(({ mutate }) => mutate));
