import { receiveUpload, type Upload } from '#contract/calls/uploads.ts';
import { isSessionRefused, offlineError, toCallError } from './call-error.ts';
import { authorizationHeader } from './call.ts';
import { expireSession } from './session.ts';

export type UploadOptions = {
  fileType: Upload['kind'];
  generationId?: string;
  /** 0 to 1, of the bytes sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** The kind and the owner go before the file, so that the server can refuse before it reads the bytes. */
export function buildUploadForm(
  file: File,
  options: Pick<UploadOptions, 'fileType' | 'generationId'>,
): FormData {
  const form = new FormData();
  form.append('fileType', options.fileType);
  if (options.generationId !== undefined) form.append('generationId', options.generationId);
  form.append('file', file, file.name);
  return form;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a file. XMLHttpRequest, because fetch tells nothing of how much was sent. Throws what `call` throws. */
export function uploadFile(file: File, options: UploadOptions): Promise<Upload> {
  const { onProgress, signal } = options;
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  const sent = new Promise<Upload>((resolve, reject) => {
    const refuse = (status: number, body: unknown) => {
      const error = toCallError(status, body);
      if (isSessionRefused(error)) expireSession();
      reject(error);
    };
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== undefined) resolve(body as Upload);
      else refuse(request.status, body);
    });
    request.addEventListener('error', () => reject(offlineError()));
    request.addEventListener('abort', () =>
      reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')),
    );
    request.open(receiveUpload.method, receiveUpload.path);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(authorizationHeader())) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', stop, { once: true });
    request.send(buildUploadForm(file, options));
    if (signal?.aborted) stop();
  });
  return sent.finally(() => signal?.removeEventListener('abort', stop));
}
