import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A signed-in user of any version: calls by URL, because the contract of another version may differ. */
export type Person = {
  email: string;
  token: string;
  userId: string;
  /** Throws unless the response is successful; `key` makes retrying the request safe. */
  call: (method: Method, address: string, body?: object, key?: string) => Promise<Json>;
  send: (address: string, file: string, fields?: Record<string, string>, field?: string) => Promise<Json>;
};
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
// oxlint-disable-next-line typescript/no-explicit-any -- replies of another version have no types here
export type Json = any;

export function personAt(origin: string, account: Pick<Person, 'email' | 'token' | 'userId'>): Person {
  const authorization = `Bearer ${account.token}`;
  return {
    ...account,
    async call(method, address, body, key) {
      const headers = {
        authorization,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      };
      const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return readReply(await fetch(new URL(address, origin), request));
    },
    async send(address, file, fields = {}, field = 'file') {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(field, new Blob([await readFile(file)]), path.basename(file));
      return readReply(
        await fetch(new URL(address, origin), { method: 'POST', headers: { authorization }, body: form }),
      );
    },
  };
}

async function readReply(response: Response): Promise<Json> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return /^[[{]/.test(text) ? JSON.parse(text) : text;
}

/** Signs in with the development identity, as the page /login does. */
export async function signIn(origin: string, name: string): Promise<Person> {
  const post = (address: string, body?: object, cookie = ''): Promise<Response> =>
    fetch(new URL(address, origin), {
      method: 'POST',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const begun = await post('/api/auth/nonce');
  const { nonce } = await readReply(begun);
  const email = `${name.toLowerCase()}@example.com`;
  const identity = await readReply(await post('/api/dev/identity', { email, name, nonce }));
  const cookie = begun.headers.getSetCookie()[0]!.split(';')[0]!;
  const { token, user } = await readReply(await post('/api/auth/google', identity, cookie));
  return personAt(origin, { email, token, userId: user.id });
}
