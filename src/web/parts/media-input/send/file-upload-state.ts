import { errorStatus, uncheckedFileErrors, type ErrorCode } from '#contract/errors.ts';
import type { Upload } from '#contract/calls/uploads.ts';
import type { TransferStatus } from '../../../lib/resumable-upload.ts';

/** A chosen file; `previewUrl` plays it from this device. */
export type ChosenFile = { file: File; previewUrl: string };

export type FileUploadState =
  | { phase: 'empty' }
  /** This file is not accepted: another file must be chosen. */
  | { phase: 'refused'; fileName: string; code: ErrorCode }
  /** The file is on this device, and no part of it was sent. */
  | { phase: 'chosen'; chosen: ChosenFile }
  | { phase: 'sending'; chosen: ChosenFile; share: number; transfer: TransferStatus }
  /** Sending failed, and the same file can be sent again. */
  | { phase: 'broken'; chosen: ChosenFile; code: ErrorCode | 'offline' }
  | { phase: 'sent'; chosen: ChosenFile; upload: Upload };

export type FileUploadEvent =
  | { type: 'refuse'; fileName: string; code: ErrorCode }
  | { type: 'choose'; chosen: ChosenFile }
  | { type: 'forget' }
  | { type: 'send'; chosen: ChosenFile }
  | { type: 'progress'; share: number }
  | { type: 'transfer'; transfer: TransferStatus }
  | { type: 'succeed'; upload: Upload }
  | { type: 'fail'; code: ErrorCode | 'offline' };

/** Refusals of the request, not of the file: the same file can be sent again. */
const retryable = new Set<string>([
  'offline',
  'upload_interrupted',
  'too_many_requests',
  'not_found',
  'too_many_unfinished_uploads',
  ...uncheckedFileErrors,
]);

export const isFileRefused = (code: ErrorCode | 'offline'): code is ErrorCode =>
  code !== 'offline' && !retryable.has(code) && errorStatus[code] < 500 && errorStatus[code] > 401;

export function fileUploadReducer(state: FileUploadState, event: FileUploadEvent): FileUploadState {
  switch (event.type) {
    case 'refuse':
      return { phase: 'refused', fileName: event.fileName, code: event.code };
    case 'choose':
      return { phase: 'chosen', chosen: event.chosen };
    case 'forget':
      return { phase: 'empty' };
    case 'send':
      return { phase: 'sending', chosen: event.chosen, share: 0, transfer: 'going' };
    default:
      return state.phase === 'sending' ? whileSending(state, event) : state;
  }
}

type Sending = Extract<FileUploadState, { phase: 'sending' }>;
type SendingEvent = Exclude<FileUploadEvent, { type: 'refuse' | 'choose' | 'forget' | 'send' }>;

function whileSending(state: Sending, event: SendingEvent): FileUploadState {
  const { chosen } = state;
  switch (event.type) {
    case 'progress':
      return { ...state, share: Math.max(state.share, event.share) };
    case 'transfer':
      return { ...state, transfer: event.transfer };
    case 'succeed':
      return { phase: 'sent', chosen, upload: event.upload };
    case 'fail':
      return isFileRefused(event.code)
        ? { phase: 'refused', fileName: chosen.file.name, code: event.code }
        : { phase: 'broken', chosen, code: event.code };
  }
}
