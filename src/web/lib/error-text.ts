import type { ErrorCode } from '#contract/errors.ts';
import { CallError } from './call-error.ts';

/** What a person reads for each refusal: what happened, and what to do. */
export const errorTexts: Record<ErrorCode | 'offline', string> = {
  offline: 'Connection error. Please try again.',
  invalid_request: 'That did not work. Please check what you entered and try again.',
  hook_incomplete: 'Please select a template and enter hook text',
  voice_preview_incomplete: 'Please select a voice and enter a script to preview',
  upload_interrupted: 'The upload was interrupted. Please choose the file again.',
  not_signed_in: 'Authentication required. Please log in.',
  session_expired: 'You have been signed out. Please log in again.',
  invalid_credential: 'This sign-in was not accepted. Please try again.',
  insufficient_credits: 'You do not have enough credits for this.',
  forbidden: 'Your account may not do this.',
  not_found: 'This does not exist, or it is not yours.',
  not_available_here: 'This is not available here.',
  idempotency_key_reused: 'This was already sent with other details. Please reload the page and try again.',
  generation_incomplete: 'A part of your video is still missing. Please go back and complete it.',
  already_finished: 'This is already finished.',
  upload_failed: 'This file could not be prepared. Please choose another one.',
  file_too_large: 'This file is larger than 200 MB. Please choose a smaller one.',
  file_not_video: 'This file is not a video. Please choose an MP4, MOV or AVI file.',
  file_not_audio: 'This file is not audio. Please choose an MP3, WAV or M4A file.',
  file_is_playlist: 'This file is a playlist, not a recording. Please choose the video itself.',
  file_empty: 'This file is empty. Please choose another one.',
  file_damaged: 'This file is damaged or incomplete. Please export it again or choose another one.',
  file_without_picture: 'This file has no picture. Please choose a video.',
  file_without_sound: 'This file has no sound. Please choose another one.',
  picture_too_large: 'This video has too many pixels. Please choose one of at most 4K.',
  clip_too_long: 'This clip is longer than 10 minutes. Please choose a shorter one.',
  too_many_streams: 'This file has too many tracks. Please export it with one picture and one sound track.',
  frame_rate_too_high: 'This video has too many frames per second. Please export it with at most 120.',
  trim_out_of_bounds: 'The chosen part must last between 5 and 120 seconds and lie within the clip.',
  hook_text_unspeakable: 'There is nothing to speak in this text. Please write some words.',
  hook_text_unsupported_script: 'The voice can read Latin letters only. Please write the hook in those.',
  hook_text_too_long: 'This hook is too long. Please keep it under 1,000 characters.',
  overlay_text_too_long: 'This overlay text is too long. Please keep it under 300 characters.',
  too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  hook_failed: 'Hook generation failed',
  video_failed: 'Processing failed',
  provider_failed: 'A service that we rely on did not answer. Please try again.',
  not_ready: 'Hookline is just starting. Please try again in a moment.',
};

/** The sentence for anything that was thrown; a surprise reads like `internal`. */
export const errorText = (error: unknown): string =>
  errorTexts[error instanceof CallError ? error.code : 'internal'];
