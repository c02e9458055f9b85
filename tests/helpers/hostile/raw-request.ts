import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { exampleOf, exampleOfObject, type Known } from './example-input.ts';
import { formOf, type Form, type SampleFiles } from './raw-form.ts';
import type { Pick } from '../seeded-random.ts';

/** A request as sent over the wire, without escaping or validation. */
export type RawRequest = {
  /** The name under which it is counted. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};

/** A request to a call in parts, each of which can be replaced with a hostile value. */
export type Draft = {
  name: string;
  method: string;
  /** With parameters as `:name`. */
  pattern: string;
  /** Percent-encoded. */
  params: Record<string, string>;
  /** `name=value`, percent-encoded. */
  query: string[];
  headers: Record<string, string>;
  /** The JSON text of each field; null without a JSON body. */
  fields: Record<string, string> | null;
  form: Form | null;
  /** Replaces `fields` and `form`. */
  body: string | Buffer | null;
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A request that matches the contract. */
export function draftOf(
  name: string,
  call: Call,
  given: { known: Known; files: SampleFiles; pick: Pick },
): Draft {
  const { known, pick, files } = given;
  const inputs = (schema: z.ZodObject | undefined): [string, string][] =>
    Object.entries(schema ? exampleOfObject(schema, known, pick) : {}).map(([key, value]) => [
      key,
      encodeURIComponent(String(value)),
    ]);
  const body = call.body && exampleOf(call.body, known, pick);
  return {
    name,
    method: call.method,
    pattern: call.path,
    params: Object.fromEntries(inputs(call.params)),
    query: inputs(call.query).map(([key, value]) => `${key}=${value}`),
    headers: {},
    fields: body
      ? Object.fromEntries(Object.entries(body as object).map(([key, value]) => [key, json(value)]))
      : null,
    form: call.multipart ? formOf(call, files) : null,
    body: null,
  };
}

/** Assembles the parts. */
export function requestOf(draft: Draft): RawRequest {
  const { name, method, pattern, params, query, fields, form } = draft;
  const path = pattern.replaceAll(/:([a-zA-Z]+)/g, (_, key: string) => params[key] ?? 'x');
  const entries = Object.entries(fields ?? {}).map(([key, value]) => `${json(key)}:${value}`);
  const written = fields ? `{${entries.join(',')}}` : (form?.write() ?? null);
  const type = form ? form.contentType : fields || draft.body !== null ? 'application/json' : null;
  return {
    name,
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...(type === null ? {} : { 'content-type': type }), ...draft.headers },
    body: draft.body ?? written,
  };
}
