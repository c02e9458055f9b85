import { errorStatus, type ErrorCode } from '#contract/errors.ts';
import type { Upload } from '#contract/calls/uploads.ts';

/** A chosen file; `previewUrl` plays it from this device. */
export type ChosenFile = { file: File; previewUrl: string };

export type FileUploadState =
  | { phase: 'empty' }
  /** This file will never do: another one must be chosen. */
  | { phase: 'refused'; fileName: string; code: ErrorCode }
  | { phase: 'sending'; chosen: ChosenFile; share: number }
  /** The way to the server broke: the same file can be sent again. */
  | { phase: 'broken'; chosen: ChosenFile }
  | { phase: 'sent'; chosen: ChosenFile; upload: Upload };

export type FileUploadEvent =
  | { type: 'refuse'; fileName: string; code: ErrorCode }
  | { type: 'send'; chosen: ChosenFile }
  | { type: 'progress'; share: number }
  | { type: 'succeed'; upload: Upload }
  | { type: 'fail'; code: ErrorCode | 'offline' }
  | { type: 'clear' };

/** Refusals of the request, not of the file: worth sending the same file again. */
const retryable = new Set<string>(['offline', 'upload_interrupted', 'too_many_requests', 'not_found']);

export const isFileRefused = (code: ErrorCode | 'offline'): code is ErrorCode =>
  code !== 'offline' && !retryable.has(code) && errorStatus[code] < 500 && errorStatus[code] > 401;

export function fileUploadReducer(state: FileUploadState, event: FileUploadEvent): FileUploadState {
  switch (event.type) {
    case 'refuse':
      return { phase: 'refused', fileName: event.fileName, code: event.code };
    case 'send':
      return { phase: 'sending', chosen: event.chosen, share: 0 };
    case 'clear':
      return { phase: 'empty' };
    default:
      return state.phase === 'sending' ? whileSending(state, event) : state;
  }
}

type Sending = Extract<FileUploadState, { phase: 'sending' }>;
type SendingEvent = Extract<FileUploadEvent, { type: 'progress' | 'succeed' | 'fail' }>;

function whileSending(state: Sending, event: SendingEvent): FileUploadState {
  const { chosen } = state;
  if (event.type === 'progress') return { ...state, share: Math.max(state.share, event.share) };
  if (event.type === 'succeed') return { phase: 'sent', chosen, upload: event.upload };
  return isFileRefused(event.code)
    ? { phase: 'refused', fileName: chosen.file.name, code: event.code }
    : { phase: 'broken', chosen };
}
