import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import { brollTexts } from '#contract/broll.ts';
import { uncheckedFileErrors, type ErrorCode } from '#contract/errors.ts';
import { greenscreenTexts } from '#contract/greenscreen-settings.ts';
import { limits } from '#contract/limits.ts';
import { reelTexts } from '#contract/reels.ts';
import { storyTexts } from '#contract/stories.ts';
import { tryTexts } from '#contract/tries.ts';
import { CallError } from './call-error.ts';
import { LoadError } from './lazy-module.ts';

/** The text for each refusal: what happened, and what to do. */
export const errorTexts: Record<ErrorCode | 'offline', string> = {
  offline: 'Connection error. Please try again.',
  invalid_request: 'That did not work. Please check what you entered and try again.',
  hook_incomplete: 'Please select a template and enter hook text',
  greenscreen_video_missing: greenscreenTexts.videoMissing,
  background_image_missing: greenscreenTexts.imageMissing,
  background_video_missing: greenscreenTexts.backgroundVideoMissing,
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
  refund_not_possible: 'This payment cannot be refunded now. Please reload the page to see why.',
  receipt_not_ready: 'There is no receipt for this payment yet. Please try again once it is paid.',
  export_not_ready: 'Your data is not ready to download yet. Please try again in a moment.',
  deletion_not_confirmed: 'This is not the e-mail address of your account. Nothing was deleted.',
  upload_failed: 'This file could not be prepared. Please choose another one.',
  edited_meanwhile:
    'This was saved elsewhere in the meantime. Load the latest version before you save again.',
  category_in_use: 'Templates still use this category. Move them to another one first.',
  template_not_ready: 'This avatar is still being prepared. Please try again in a moment.',
  template_unusable: 'The clip of this avatar could not be prepared. Please choose another one.',
  template_without_consent:
    'Nobody has confirmed that the person in this clip agreed. Please choose another avatar.',
  thumbnail_too_large: 'This picture is larger than 10 MB. Please choose a smaller one.',
  reference_video_too_large: 'This video is larger than 100 MB. Please choose a smaller one.',
  file_not_picture: 'Only JPG and PNG image formats are supported',
  file_not_image: greenscreenTexts.imageType,
  image_too_large: greenscreenTexts.imageTooLarge,
  image_animated: greenscreenTexts.imageAnimated,
  colour_invalid: greenscreenTexts.colourInvalid,
  background_refused: greenscreenTexts.backgroundRefused,
  background_video_too_short: greenscreenTexts.backgroundVideoTooShort,
  no_person_found: greenscreenTexts.noPerson,
  photos_missing: brollTexts.noPhotos,
  file_not_photo: brollTexts.photoType,
  photo_too_large: brollTexts.photoTooLarge,
  photo_too_small: brollTexts.photoTooSmall,
  photo_animated: brollTexts.photoAnimated,
  photo_damaged: brollTexts.photoDamaged,
  too_many_photos: brollTexts.tooManyPhotos,
  photo_text_too_long: brollTexts.textTooLong,
  too_many_tries: tryTexts.tooMany,
  tries_busy: tryTexts.busy,
  too_many_broll: brollTexts.tooManyAtOnce,
  preview_failed: 'The preview could not be made. Please try again.',
  reference_video_length: 'A reference video lasts between 5 and 60 seconds.',
  page_not_html:
    'This address leads to a file, not to a web page. Please give the address of a product page.',
  page_too_large: 'This page is too large to be read. Please describe your product in your own words.',
  page_without_product:
    'This page does not say what it sells. Please describe your product in your own words.',
  address_refused: 'This address cannot be used. Please give an https address on the public web.',
  address_unreachable: 'Nothing could be loaded from this address. Please check it, or upload the file.',
  content_file_unknown: 'This file is no longer available. Please upload it again.',
  category_unknown: reelTexts.categoryUnknown,
  subcategory_unknown: reelTexts.subcategoryUnknown,
  logo_too_large: reelTexts.logoTooLarge,
  logo_type: reelTexts.logoType,
  logo_picture_type: brandKitTexts.logoType,
  end_text_too_long: brandKitTexts.endTextTooLong,
  end_address_invalid: brandKitTexts.endAddressInvalid,
  brand_kit_empty: brandKitTexts.empty,
  brand_kit_missing: brandKitTexts.missing,
  logo_unsafe: reelTexts.logoUnsafe,
  logo_unknown: reelTexts.logoUnknown,
  music_track_unknown: reelTexts.trackUnknown,
  reel_line_unreadable: reelTexts.brandUnreadable,
  reel_script_too_long: reelTexts.scriptTooLong,
  narrative_too_short: 'Your story is too short to split into scenes. Please write a little more.',
  narrative_too_long: storyTexts.narrativeTooLong,
  narrative_empty: storyTexts.narrativeEmpty,
  narration_unreadable: storyTexts.narrationUnreadable,
  style_unknown: storyTexts.styleUnknown,
  story_assets_pending: storyTexts.assetsPending,
  storyboard_in_progress: storyTexts.inProgress,
  storyboard_unpaid: storyTexts.storyboardUnpaid,
  too_many_storyboards: storyTexts.tooManyAtOnce,
  too_many_assets: storyTexts.tooManyAssets,
  picture_in_progress: storyTexts.pictureInProgress,
  picture_refused: storyTexts.pictureRefused,
  picture_failed: storyTexts.pictureFailed,
  picture_timeout: storyTexts.timedOut,
  pictures_unavailable: storyTexts.circuitBreakerShown,
  frames_failed: storyTexts.allFramesFailedShown,
  storyboard_partial: storyTexts.partialFailureShown,
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
  trim_out_of_bounds: `The chosen part must last between ${limits.trimMinSeconds} and ${limits.trimMaxSeconds} seconds and lie within the clip.`,
  hook_offer_unreadable:
    'We could not tell what you sell. Write it as one plain English sentence: “A lamp that helps you read at night.”',
  hook_text_unspeakable: 'There is nothing to speak in this text. Please write some words.',
  hook_text_unsupported_script: 'The voice can read Latin letters only. Please write the hook in those.',
  hook_text_too_long: 'This hook is too long. Please keep it under 1,000 characters.',
  caption_file_unreadable:
    'This file could not be read as captions. Please choose an SRT or VTT file, saved as UTF-8.',
  overlay_text_too_long: 'This overlay text is too long. Please keep it under 300 characters.',
  card_refused: 'This card was not accepted. Please check its details or use another one.',
  card_number_sent: 'A card number must never be sent here. Please add the card in the card field.',
  too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
  too_many_uploads: 'Several of your files are being checked already. Please try again in a moment.',
  uploads_busy: 'Many files are being checked right now. Please try again in a moment.',
  file_check_timeout:
    'Checking this file took too long. Please try again in a minute, or export it with fewer frames per second.',
  file_check_failed: 'This file could not be checked just now. Please try again in a moment.',
  preparation_failed: 'This file could not be prepared. Please try again.',
  too_many_unfinished_uploads:
    'Too many of your uploads are unfinished. Finish or cancel one of them, then try again.',
  internal: 'Something went wrong on our side. Please try again.',
  hook_failed: 'Hook generation failed',
  video_failed: 'Processing failed',
  provider_failed: 'A service that we rely on did not answer. Please try again.',
  storage_full: 'Hookline has no room for new files at the moment. Please try again later.',
  not_ready: 'Hookline is just starting. Please try again in a moment.',
  unavailable: 'Hookline is briefly unavailable. Please try again in a moment.',
};

/** The file was not checked to the end: it may be fine, and the server keeps what was sent in parts. */
export const isUnchecked = (code: ErrorCode | 'offline'): boolean =>
  (uncheckedFileErrors as readonly string[]).includes(code);

/** The server did not reply; the data may load on a later attempt. */
export const isOffline = (error: unknown): boolean =>
  error instanceof LoadError || (error instanceof CallError && error.code === 'offline');

/** The sentence for anything that was thrown; a surprise reads like `internal`. */
export function errorText(error: unknown): string {
  if (isOffline(error)) return errorTexts.offline;
  return errorTexts[error instanceof CallError ? error.code : 'internal'];
}
