import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Access } from './scopes.ts';

/** The description of one call from browser to server, which types both sides: `mount` and `call`. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with parameters as `:name`. */
  path: string;
  summary: string;
  /** The noun that groups it in the API document. */
  tag: string;
  /** The principals that may make the call; the front door refuses all others. */
  access: Access;
  /** Costs credits or money: takes an `Idempotency-Key`, and replays the first reply for a repeated key. */
  paid?: true;
  /** Free, and takes an `Idempotency-Key` in the same way. */
  idempotent?: true;
  /**
   * An additional, stricter limit per user and per address, on top of the general one. `heavy`: free but expensive to
   * run.
   */
  rate?: 'sign-in' | 'paid' | 'upload' | 'heavy' | 'preview' | 'webhook';
  /** Starts work that writes files: refused while the disk is nearly full, as every multipart call is. */
  storesFiles?: true;
  /** The body is multipart; the handler reads the stream itself. */
  multipart?: true;
  /** The reply is a file of this type, not JSON; `reply` then is a Blob. */
  file?: `${string}/${string}`;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  status?: 200 | 201 | 202 | 204 | 303;
  /** Sent instead of `status`, with the same body, while the work is still running. */
  pendingStatus?: 202;
  /** The refusals particular to this call; the API document lists them as `x-errors`. */
  errors?: readonly ErrorCode[];
};

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input as the browser sends it: fields with a default are optional. */
export type ClientInput<C extends Call> = {
  params: Input<C['params']>;
  query: Input<C['query']>;
  body: Input<C['body']>;
};
/** The input of the server's handler: parsed, defaults filled in. */
export type HandlerInput<C extends Call> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
};
export type CallReply<C extends Call> = Output<C['reply']>;

export const defineCall = <const C extends Call>(call: C): C => call;
