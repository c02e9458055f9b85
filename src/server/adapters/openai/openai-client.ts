import { z } from 'zod';
import {
  openVendorClient,
  type ReadRefusal,
  type VendorClient,
  type VendorPace,
} from '../vendor/vendor-client.ts';

/** One capability of OpenAI's API, at OpenAI or at a compatible server with its own URL. */
export type OpenaiPart = {
  /** Includes /v1, without a trailing slash. */
  baseUrl: string;
  /** Null for a self-hosted server without authentication. */
  apiKey: string | null;
  model: string;
};
export type OpenaiSettings = OpenaiPart & {
  pace?: Partial<VendorPace> & { timeoutMs?: number };
};

export type OpenaiClient = {
  vendor: VendorClient;
  model: string;
  urlOf: (path: string) => string;
  headers: Record<string, string>;
  timeoutMs: number;
};

const defaultTimeoutMs = 120_000;

/** Compatible servers return {detail} or plain text instead. */
const errorSchema = z.object({
  error: z.object({ code: z.unknown(), type: z.unknown() }).partial(),
});

const readRefusal: ReadRefusal = (body) => {
  const { error } = errorSchema.safeParse(body).data ?? {};
  // An empty account returns 429 like a rate limit, but waiting does not help.
  const isEmptyAccount = error?.code === 'insufficient_quota';
  return { code: error?.code ?? error?.type, retryable: isEmptyAccount ? false : null };
};

export function openOpenai({ baseUrl, apiKey, model, pace }: OpenaiSettings): OpenaiClient {
  return {
    vendor: openVendorClient({ provider: 'OpenAI', readRefusal, ...(pace ? { pace } : {}) }),
    model,
    urlOf: (path) => `${baseUrl}${path}`,
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    timeoutMs: pace?.timeoutMs ?? defaultTimeoutMs,
  };
}
