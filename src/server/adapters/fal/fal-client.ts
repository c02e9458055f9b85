import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { z } from 'zod';
import { readVendorJson } from '../vendor/read-vendor-json.ts';
import { saveVendorFile } from '../vendor/save-vendor-file.ts';
import { malformedReplyError, refused } from '../vendor/vendor-failure.ts';
import {
  openVendorClient,
  type ReadRefusal,
  type VendorClient,
  type VendorPace,
} from '../vendor/vendor-client.ts';

export type FalSettings = {
  apiKey: string;
  queueUrl: string;
  restUrl: string;
  /** The URL for fal's completion webhooks and their dispatcher; absent if fal cannot reach this server. */
  webhook?: {
    url: string;
    /** Registers `wake` for the end of this order. Returns a function that unregisters it. */
    onOrderEnd: (orderId: string, wake: () => void) => () => void;
  } | null;
  pace?: Partial<VendorPace> & {
    timeoutMs?: number;
    pollEveryMs?: number;
    /** After this time a job is cancelled. */
    maxJobMs?: number;
  };
};

export const falAddresses = {
  queueUrl: 'https://queue.fal.run',
  restUrl: 'https://rest.fal.ai',
  jwksUrl: 'https://rest.fal.ai/.well-known/jwks.json',
} as const;

/** Size limit of results; a one-minute hook needs a tenth of it. */
const maxResultBytes = 250_000_000;
/** fal's single upload is limited to 90 MB; a template in the house format is far below that. */
const maxUploadBytes = 90_000_000;
const transferMs = 180_000;
const uploadSchema = z.object({ upload_url: z.url(), file_url: z.url() });

/** A model failure is {detail: [{type}]}, an infrastructure failure {detail, error_type}. */
const failureSchema = z.union([
  z.object({ detail: z.array(z.object({ type: z.string() })).min(1) }),
  z.object({ error_type: z.string() }),
]);

const readRefusal: ReadRefusal = (body, headers) => {
  const failure = failureSchema.safeParse(body).data;
  const code =
    failure && 'detail' in failure
      ? failure.detail[0]!.type
      : (failure?.error_type ?? headers.get('x-fal-error-type'));
  const stated = (headers.get('x-fal-retryable') ?? headers.get('x-fal-needs-retry'))?.toLowerCase();
  const isOurOwnLimit = headers.get('x-fal-request-timeout-type') === 'user';
  return { code, retryable: isOurOwnLimit ? false : stated === undefined ? null : stated === 'true' };
};

export type FalClient = {
  vendor: VendorClient;
  settings: FalSettings;
  headers: Record<string, string>;
  timeoutMs: number;
  /** Uploads a file for fal's models. Returns its URL. */
  upload: (path: string, contentType: string, signal: AbortSignal) => Promise<string>;
  /**
   * Downloads a result, only from fal's own hosts, whatever URL a model returns, and only with the expected content.
   */
  download: (result: {
    url: string;
    path: string;
    kind: 'image' | 'audio' | 'video';
    signal: AbortSignal;
  }) => Promise<void>;
};

export function openFal(settings: FalSettings): FalClient {
  const { apiKey, restUrl, pace } = settings;
  const vendor = openVendorClient({ provider: 'fal.ai', readRefusal, ...(pace ? { pace } : {}) });
  const { provider } = vendor;
  const timeoutMs = pace?.timeoutMs ?? 30_000;
  const headers = { authorization: `Key ${apiKey}`, 'content-type': 'application/json' };

  return {
    vendor,
    settings,
    headers,
    timeoutMs,
    async upload(path, contentType, signal) {
      const operation = 'uploading a file';
      const file = await openAsBlob(path, { type: contentType });
      if (file.size > maxUploadBytes) throw refused(provider, operation, 'the file is too large');
      const { upload_url: uploadUrl, file_url: fileUrl } = await vendor.request(operation, {
        url: `${restUrl}/storage/upload/initiate?storage_type=fal-cdn-v3`,
        method: 'POST',
        // The model reads it once; afterwards it should not stay available.
        headers: {
          ...headers,
          'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: 86_400 }),
        },
        body: JSON.stringify({ content_type: contentType, file_name: `clip.${contentType.split('/')[1]}` }),
        timeoutMs,
        retries: 2,
        read: readVendorJson(provider, operation, uploadSchema),
        signal,
      });
      if (!isFalHost(uploadUrl, settings))
        throw refused(provider, operation, 'it names a host that is not its own');
      await vendor.request(operation, {
        url: uploadUrl,
        method: 'PUT',
        // The URL itself grants the access, so the key is not sent.
        headers: { 'content-type': contentType },
        body: file,
        timeoutMs: transferMs,
        retries: 2,
        read: async (response) => void (await response.arrayBuffer()),
        signal,
      });
      return fileUrl;
    },
    async download({ url, path, kind, signal }) {
      const operation = 'handing over its result';
      if (!isFalHost(url, settings))
        throw refused(provider, operation, 'it names a host that is not its own');
      await vendor.request(operation, {
        url,
        timeoutMs: transferMs,
        retries: 2,
        read: (response) => saveVendorFile(response, { provider, operation, path, maxBytes: maxResultBytes }),
        signal,
      });
      const type = (await fileTypeFromFile(path))?.mime;
      if (type?.startsWith(`${kind}/`)) return;
      await rm(path, { force: true });
      throw malformedReplyError(provider, operation, `the result is not a valid ${kind}`);
    },
  };
}

/** fal's storage, or the URL configured in its place for development. */
function isFalHost(address: string, { restUrl, queueUrl }: FalSettings): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username } = new URL(address);
  if (username !== '') return false;
  if (protocol === 'https:' && (/(^|\.)fal\.media$/.test(hostname) || /(^|\.)fal\.ai$/.test(hostname)))
    return true;
  const own = { queueUrl: new URL(queueUrl).origin, restUrl: new URL(restUrl).origin };
  return (
    (restUrl !== falAddresses.restUrl && origin === own.restUrl) ||
    (queueUrl !== falAddresses.queueUrl && origin === own.queueUrl)
  );
}
