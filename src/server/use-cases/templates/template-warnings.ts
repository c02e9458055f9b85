import { speakingSpeed } from '#contract/voices.ts';
import { footageWarningTexts } from '#studio/face/footage/judge-footage.ts';
import type { TemplateRow } from '../../db/templates.ts';

/** The voices' speaking rate at normal speed, measured on their own recordings. */
const wordsPerSecond = 2.6;
/** The estimate may exceed the recommended length by this factor before the editor is warned. */
const toleranceFactor = 1.1;

const noFaceText =
  'No face was found in this clip. Hooks made with it play the voice over the unchanged picture.';
const noConsentText =
  'Nobody has confirmed that the person in this clip consented. No hooks can be made with it until someone does.';
const noKeyText =
  'The external endpoint is not used because no fal.ai key is configured. Hooks are made by the embedded engine.';
const noClipText = 'This clip could not be prepared. Please upload another one.';

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
    ...(row.video_status === 'failed' ? [noClipText] : []),
    ...(row.consent_at === null ? [noConsentText] : []),
    ...(verdict?.kind === 'no-face' ? [noFaceText] : []),
    ...(verdict?.warnings ?? []).map((code) => texts[code] ?? code),
    ...(row.external_endpoint !== null && !hasExternalEngine ? [noKeyText] : []),
    ...scriptWarnings(row),
  ];
}

function scriptWarnings(row: Pick<TemplateRow, 'speech' | 'recommended_seconds'>): string[] {
  const script = row.speech?.script?.trim() ?? '';
  if (script === '') return [];
  const seconds = estimateSpeechSeconds(script, row.speech?.speed ?? speakingSpeed.usual);
  if (seconds <= row.recommended_seconds * toleranceFactor) return [];
  return [
    `The script takes about ${Math.round(seconds)} s to speak, longer than the recommended ${Math.round(row.recommended_seconds)} s. Shorten it or speak faster.`,
  ];
}
