import { z } from 'zod';
import { openVendorLine, type ReadRefusal, type VendorLine, type VendorPace } from './vendor-line.ts';

/** One kind of work at a server that speaks OpenAI's language: their own, or a compatible one with its own address. */
export type OpenaiPart = {
  /** With /v1, without a slash at its end. */
  baseUrl: string;
  /** Null: a server of one's own that asks for none. */
  apiKey: string | null;
  model: string;
};
export type OpenaiSettings = OpenaiPart & {
  pace?: Partial<VendorPace> & { timeoutMs?: number };
};

export type OpenaiClient = {
  line: VendorLine;
  model: string;
  urlOf: (path: string) => string;
  headers: Record<string, string>;
  timeoutMs: number;
};

const defaultTimeoutMs = 120_000;

/** Compatible servers say {detail} or plain text instead. */
const errorSchema = z.object({
  error: z.object({ code: z.unknown(), type: z.unknown() }).partial(),
});

const readRefusal: ReadRefusal = (body) => {
  const { error } = errorSchema.safeParse(body).data ?? {};
  // An empty account answers 429 as too many questions do, and waiting does not fill it.
  const isEmptyAccount = error?.code === 'insufficient_quota';
  return { code: error?.code ?? error?.type, retryable: isEmptyAccount ? false : null };
};

export function openOpenai({ baseUrl, apiKey, model, pace }: OpenaiSettings): OpenaiClient {
  return {
    line: openVendorLine({ provider: 'OpenAI', readRefusal, ...(pace ? { pace } : {}) }),
    model,
    urlOf: (path) => `${baseUrl}${path}`,
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    timeoutMs: pace?.timeoutMs ?? defaultTimeoutMs,
  };
}
