/** Every way in which the server says no, with the HTTP status that the code stands for. */
export const errorStatus = {
  invalid_request: 400,
  hook_incomplete: 400,
  greenscreen_video_missing: 400,
  background_image_missing: 400,
  background_video_missing: 400,
  photos_missing: 400,
  voice_preview_incomplete: 400,
  upload_interrupted: 400,
  not_signed_in: 401,
  session_expired: 401,
  invalid_credential: 401,
  insufficient_credits: 402,
  forbidden: 403,
  not_found: 404,
  logo_unknown: 404,
  not_available_here: 404,
  idempotency_key_reused: 409,
  generation_incomplete: 409,
  already_finished: 409,
  refund_not_possible: 409,
  receipt_not_ready: 409,
  export_not_ready: 409,
  deletion_not_confirmed: 409,
  upload_failed: 409,
  edited_meanwhile: 409,
  category_in_use: 409,
  template_not_ready: 409,
  template_unusable: 409,
  template_without_consent: 409,
  file_too_large: 413,
  thumbnail_too_large: 413,
  logo_too_large: 413,
  reference_video_too_large: 413,
  file_not_video: 415,
  file_not_audio: 415,
  file_is_playlist: 415,
  file_not_picture: 415,
  file_not_image: 415,
  logo_type: 415,
  file_not_photo: 415,
  file_empty: 422,
  file_damaged: 422,
  file_without_picture: 422,
  file_without_sound: 422,
  picture_too_large: 422,
  image_too_large: 422,
  image_animated: 422,
  photo_too_large: 422,
  photo_too_small: 422,
  photo_animated: 422,
  photo_damaged: 422,
  too_many_photos: 422,
  photo_text_too_long: 422,
  colour_invalid: 422,
  background_refused: 422,
  background_video_too_short: 422,
  no_person_found: 422,
  clip_too_long: 422,
  too_many_streams: 422,
  frame_rate_too_high: 422,
  trim_out_of_bounds: 422,
  hook_text_unspeakable: 422,
  hook_text_unsupported_script: 422,
  hook_text_too_long: 422,
  overlay_text_too_long: 422,
  reference_video_length: 422,
  address_refused: 422,
  address_unreachable: 422,
  content_file_unknown: 422,
  category_unknown: 422,
  subcategory_unknown: 422,
  logo_unsafe: 422,
  music_track_unknown: 422,
  reel_line_unreadable: 422,
  reel_script_too_long: 422,
  card_refused: 422,
  card_number_sent: 422,
  too_many_requests: 429,
  too_many_uploads: 429,
  too_many_unfinished_uploads: 429,
  too_many_broll: 429,
  internal: 500,
  hook_failed: 500,
  video_failed: 500,
  preparation_failed: 500,
  preview_failed: 500,
  provider_failed: 502,
  not_ready: 503,
  uploads_busy: 503,
  file_check_timeout: 503,
  file_check_failed: 503,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** Refusals of a file that was not checked to the end: it may be fine, and can be sent again after `retryAfterSeconds`. */
export const uncheckedFileErrors = [
  'too_many_uploads',
  'uploads_busy',
  'file_check_timeout',
  'file_check_failed',
] as const satisfies ErrorCode[];

/** What every refused call answers; details such as `required` and `balance` stand beside it. */
export type ErrorReply = {
  error: ErrorCode;
  message: string;
  requestId?: string;
  required?: number;
  balance?: number;
  retryAfterSeconds?: number;
  /** Of a form: where the message belongs. */
  field?: string;
};
