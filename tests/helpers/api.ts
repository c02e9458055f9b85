import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Call, ClientInput, CallReply } from '#contract/call.ts';
import * as accounts from '#contract/calls/accounts.ts';
import * as payments from '#contract/calls/payments.ts';
import { receiveUpload, readUpload, type Upload, type UploadKind } from '#contract/calls/uploads.ts';
import { jobPollingMs } from './wait-for.ts';

export type Answer<T> = { status: number; body: T; headers: Headers };
export type Refusal = {
  error: string;
  message: string;
  required?: number;
  balance?: number;
  field?: string;
};

type Options<C extends Call> = Partial<ClientInput<C>> & { idempotencyKey?: string };

/** `name` overrides the file's own name. */
type SendMore = { params?: Record<string, string>; fields?: Record<string, string>; name?: string };

export type Person = {
  token: string;
  userId: string;
  /** Throws unless the call succeeds. */
  call: <C extends Call>(call: C, options?: Options<C>) => Promise<CallReply<C>>;
  /** Returns the reply whatever its status. */
  try: <C extends Call>(call: C, options?: Options<C>) => Promise<Answer<CallReply<C> & Refusal>>;
  buy: (packageId: string) => Promise<void>;
  upload: (file: string, kind?: UploadKind) => Promise<Upload>;
  tryUpload: (file: string, kind?: UploadKind, name?: string) => Promise<Answer<Upload & Refusal>>;
  /** Sends a file to a multipart call under this field name. Throws unless it succeeds. */
  sendFile: <C extends Call>(
    call: C,
    files: Record<string, string>,
    more?: SendMore,
  ) => Promise<CallReply<C>>;
  trySendFile: <C extends Call>(
    call: C,
    files: Record<string, string>,
    more?: SendMore,
  ) => Promise<Answer<CallReply<C> & Refusal>>;
  uploadReady: (uploadId: string) => Promise<Upload>;
};

export type Api = {
  signIn: (name?: string) => Promise<Person>;
  /** A caller with this token, or without a session if null. */
  as: (token: string | null) => Pick<Person, 'try'>;
  /** A user who is signed in already. */
  person: (token: string, userId: string) => Person;
};

/** An HTTP client for the app's calls, typed by the contract. */
export function apiOf(origin: string): Api {
  const send = async <C extends Call>(
    token: string | null,
    call: C,
    options: Options<C> = {},
  ): Promise<Answer<never>> => {
    const params = (options.params ?? {}) as Record<string, string>;
    const url = new URL(
      call.path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x')),
      origin,
    );
    for (const [name, value] of Object.entries((options.query ?? {}) as object))
      url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const body = text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as never) : (text as never);
    return { status: response.status, body, headers: response.headers };
  };

  const personOf = (token: string, userId: string): Person => {
    const insist: Person['call'] = async (call, options) => {
      const answer = await send(token, call, options);
      if (answer.status >= 400)
        throw new Error(`${call.method} ${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const person: Person = {
      token,
      userId,
      call: insist,
      try: (call, options) => send(token, call, options),
      async buy(packageId) {
        const { paymentId } = await insist(payments.startPayment, { body: { packageId } });
        const paid = await insist(payments.settleSandboxCheckout, {
          params: { paymentId },
          body: { outcome: 'succeeded' },
        });
        if (paid.status !== 'completed') throw new Error(`the payment is ${paid.status}`);
      },
      async tryUpload(file, kind = 'video', name = path.basename(file)) {
        const form = new FormData();
        form.append('fileType', kind);
        form.append('file', new Blob([await readFile(file)]), name);
        const response = await fetch(new URL(receiveUpload.path, origin), {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        });
        return {
          status: response.status,
          body: (await response.json()) as Upload & Refusal,
          headers: response.headers,
        };
      },
      async trySendFile(call, files, { params = {}, fields = {}, name } = {}) {
        const form = new FormData();
        for (const [field, value] of Object.entries(fields)) form.append(field, value);
        for (const [field, file] of Object.entries(files))
          form.append(field, new Blob([await readFile(file)]), name ?? path.basename(file));
        const address = call.path.replaceAll(/:([a-zA-Z]+)/g, (_, key: string) => params[key] ?? 'x');
        const response = await fetch(new URL(address, origin), {
          method: call.method,
          headers: { authorization: `Bearer ${token}` },
          body: form,
        });
        return {
          status: response.status,
          body: (await response.json()) as never,
          headers: response.headers,
        };
      },
      async sendFile(call, files, more) {
        const answer = await person.trySendFile(call, files, more);
        if (answer.status >= 400)
          throw new Error(`${call.method} ${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return answer.body;
      },
      async upload(file, kind) {
        const answer = await person.tryUpload(file, kind);
        if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${JSON.stringify(answer.body)}`);
        return answer.body;
      },
      async uploadReady(uploadId) {
        for (;;) {
          const upload = await insist(readUpload, { params: { uploadId } });
          if (upload.status !== 'processing') return upload;
          await new Promise((resolve) => setTimeout(resolve, jobPollingMs));
        }
      },
    };
    return person;
  };

  return {
    async signIn(name = `Person ${crypto.randomUUID().slice(0, 8)}`) {
      const nonceReply = await fetch(new URL(accounts.issueNonce.path, origin), { method: 'POST' });
      const { nonce } = (await nonceReply.json()) as { nonce: string };
      const cookie = nonceReply.headers.getSetCookie()[0]!.split(';')[0]!;
      const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '.')}@example.com`;
      const minted = await send(null, accounts.mintDevelopmentIdentity, { body: { email, name, nonce } });
      const signedIn = await fetch(new URL(accounts.signIn.path, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(minted.body),
      });
      const session = (await signedIn.json()) as CallReply<typeof accounts.signIn>;
      if (!session.token) throw new Error(`sign-in: ${JSON.stringify(session)}`);
      return personOf(session.token, session.user.id);
    },
    as: (token) => ({ try: (call, options) => send(token, call, options) }),
    person: personOf,
  };
}
