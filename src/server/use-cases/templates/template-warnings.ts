import { speakingSpeed } from '#contract/voices.ts';
import { footageWarningTexts } from '#studio/face/footage/judge-footage.ts';
import type { TemplateRow } from '../../db/templates.ts';

/** The voices' speaking rate at normal speed, measured on their own recordings. */
const wordsPerSecond = 2.6;
/** Tolerance of the estimate before it warns. */
const slack = 1.1;

const withoutFace =
  'No face was found in this clip. Hooks made with it are a voice-over on the picture as it is.';
const withoutConsent =
  'Nobody has confirmed that the person in this clip agreed to it. No hook is made with it until somebody does.';
const withoutKey =
  'The external endpoint is not used: no key of fal.ai is configured here. Hooks are made by the embedded engine.';
const withoutClip = 'This clip could not be prepared. Please upload another one.';

export function estimateSpeechSeconds(script: string, speed: number): number {
  const words = script.split(/\s+/).filter(Boolean).length;
  return words / (wordsPerSecond * speed);
}

/** Hints for the editor of a template, in plain words. */
export function templateWarnings(
  row: Pick<
    TemplateRow,
    'video_status' | 'verdict' | 'consent_at' | 'speech' | 'recommended_seconds' | 'external_endpoint'
  >,
  hasExternalEngine: boolean,
): string[] {
  const texts: Record<string, string> = footageWarningTexts;
  const { verdict } = row;
  return [
    ...(row.video_status === 'failed' ? [withoutClip] : []),
    ...(row.consent_at === null ? [withoutConsent] : []),
    ...(verdict?.kind === 'no-face' ? [withoutFace] : []),
    ...(verdict?.warnings ?? []).map((code) => texts[code] ?? code),
    ...(row.external_endpoint !== null && !hasExternalEngine ? [withoutKey] : []),
    ...scriptWarnings(row),
  ];
}

function scriptWarnings(row: Pick<TemplateRow, 'speech' | 'recommended_seconds'>): string[] {
  const script = row.speech?.script?.trim() ?? '';
  if (script === '') return [];
  const seconds = estimateSpeechSeconds(script, row.speech?.speed ?? speakingSpeed.usual);
  if (seconds <= row.recommended_seconds * slack) return [];
  return [
    `The script takes about ${Math.round(seconds)} s to speak, longer than the recommended ${Math.round(row.recommended_seconds)} s. Shorten it or speak faster.`,
  ];
}
