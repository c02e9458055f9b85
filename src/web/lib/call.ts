import type { Call, ClientInput, CallReply } from '#contract/call.ts';
import { isSessionRefused, offlineError, toCallError } from './call-error.ts';
import { expireSession, readToken } from './session.ts';

/** Properties whose value may be undefined become optional. */
type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type Given<T> = Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>;

export type CallOptions<C extends Call> = Given<ClientInput<C>> & {
  /** For paid calls: requests with the same key return the same reply and charge once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** A refused session is reported to the caller alone, which shows a message before the redirect to sign-in. */
  keepsSession?: boolean;
};
type OptionsArgument<C extends Call> = {} extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>];
/** The options of any call, for code that does not know its contract. */
type LooseOptions = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepsSession?: boolean;
};

export function buildCallUrl(path: string, options: Pick<LooseOptions, 'params' | 'query'>): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_match, name: string) =>
    encodeURIComponent(String(options.params?.[name])),
  );
  const given = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

export function authorizationHeader(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function send(description: Call, options: LooseOptions): Promise<Response> {
  const { params, query, body, idempotencyKey, signal } = options;
  const hasBody = body !== undefined;
  return fetch(buildCallUrl(description.path, { params, query }), {
    method: description.method,
    headers: {
      accept: description.file ?? 'application/json',
      ...authorizationHeader(),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: hasBody ? JSON.stringify(body) : null,
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw offlineError();
  });
}

/** A successful response without a body, of which the reply is null. */
const isEmpty = ({ status, headers }: Response): boolean =>
  status === 204 || headers.get('content-length') === '0';

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function refuse(status: number, reply: unknown, { keepsSession = false }: LooseOptions): never {
  const error = toCallError(status, reply);
  if (isSessionRefused(error) && !keepsSession) expireSession();
  throw error;
}

/** Makes a call of the contract. Throws CallError, or the reason of an aborted `signal`. */
export async function call<C extends Call>(
  description: C,
  ...[given]: OptionsArgument<C>
): Promise<CallReply<C>> {
  const options = (given ?? {}) as LooseOptions;
  const response = await send(description, options);
  const reply = response.ok && isEmpty(response) ? null : await readJson(response);
  if (response.ok && reply !== undefined) return reply as CallReply<C>;
  return refuse(response.status, reply, options);
}

/** Like `call`, for calls that return a file. */
export async function callForFile<C extends Call & { file: string }>(
  description: C,
  ...[given]: OptionsArgument<C>
): Promise<Blob> {
  const options = (given ?? {}) as LooseOptions;
  const response = await send(description, options);
  return response.ok ? response.blob() : refuse(response.status, await readJson(response), options);
}
