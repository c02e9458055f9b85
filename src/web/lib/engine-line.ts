import { engineNames, type EnginePart, type HookEngines } from '#contract/engines.ts';

/** "Voice: embedded · Lip-sync: fal.ai"; null while nothing was made. */
export function engineLine({ voice, lipSync }: HookEngines): string | null {
  const parts = [
    ...(voice === null ? [] : [`Voice: ${engineNames[voice]}`]),
    ...(lipSync === null ? [] : [`Lip-sync: ${engineNames[lipSync]}`]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

const parts: Record<EnginePart, string> = {
  voice: 'Voice',
  'lip-sync': 'Lip-sync',
  'background-removal': 'Background removal',
  script: 'Script',
  'image-to-video': 'Moving shots',
  story: 'Story',
};

/** Sentences of older hooks stay as they were written. */
export function engineNoteText(note: HookEngines['notes'][number]): string {
  if (typeof note === 'string') return note;
  if (note.code === 'voice_over')
    return 'Lip-sync: no face was found in this template, so the voice plays over the clip.';
  if (note.code === 'model_not_connected')
    return 'Lip-sync: this template asks for a model of fal.ai, which is not connected here.';
  if (note.code === 'captions_estimated')
    return 'Captions: when the words are said is not known, so they follow the length of the words.';
  const reason = note.reason ?? 'no reason given';
  return `${parts[note.part]}: ${engineNames[note.failed]} failed (${reason}), so ${engineNames[note.used]} was used.`;
}
