import { templateTexts } from '#contract/template-rules.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureOrOutageText } from '../../lib/failure-text.ts';
import { texts } from './texts.ts';

/** Why a clip was not taken, in the words of this form. */
export function videoFailureText(error: unknown): string {
  if (!(error instanceof CallError)) return texts.form.videoFailed;
  if (error.code === 'offline' || error.code === 'upload_interrupted') return texts.form.videoLost;
  if (error.code === 'file_not_video') return templateTexts.videoType;
  if (error.code === 'file_too_large') return templateTexts.videoTooLarge;
  return failureOrOutageText(error, texts.form.videoFailed);
}

export function thumbnailFailureText(error: unknown): string {
  if (!(error instanceof CallError) || error.code === 'offline') return texts.form.thumbnailFailed;
  if (error.code === 'file_not_picture') return templateTexts.thumbnailType;
  if (error.code === 'thumbnail_too_large') return templateTexts.thumbnailTooLarge;
  return failureOrOutageText(error, texts.form.thumbnailFailed);
}
