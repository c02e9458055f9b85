import type { Call, ClientInput, CallReply } from '#contract/call.ts';
import { isSessionRefused, offlineError, toCallError } from './call-error.ts';
import { authorizationHeader, buildCallUrl } from './call.ts';
import { expireSession } from './session.ts';

type FormCall = Call & { multipart: true };

export type FormOptions<C extends FormCall> = {
  params?: ClientInput<C>['params'];
  /** The file comes last, because the server reads the fields in order. */
  fields: Record<string, string | File>;
  /** 0 to 1, of the bytes sent. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
};

/**
 * Makes a multipart call of the contract; `fetch` reports no upload progress. Throws CallError, and the
 * signal's reason when aborted.
 */
export function sendForm<C extends FormCall>(
  description: C,
  { params, fields, onProgress, signal }: FormOptions<C>,
): Promise<CallReply<C>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  return new Promise<CallReply<C>>((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    request.open(description.method, buildCallUrl(description.path, params ? { params } : {}));
    for (const [name, value] of Object.entries(authorizationHeader())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
    request.addEventListener('load', () => {
      const reply = request.response as unknown;
      if (request.status < 400 && reply !== null) return resolve(reply as CallReply<C>);
      const error = toCallError(request.status, reply);
      if (isSessionRefused(error)) expireSession();
      reject(error);
    });
    request.addEventListener('error', () => reject(offlineError()));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', stop, { once: true });
    request.send(form);
  }).finally(() => signal?.removeEventListener('abort', stop));
}
