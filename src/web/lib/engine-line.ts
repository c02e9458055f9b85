import { engineNames, type HookEngines } from '#contract/engines.ts';

/** "Voice: embedded · Lip-sync: fal.ai"; null while nothing was made. */
export function engineLine({ voice, lipSync }: HookEngines): string | null {
  const parts = [
    ...(voice === null ? [] : [`Voice: ${engineNames[voice]}`]),
    ...(lipSync === null ? [] : [`Lip-sync: ${engineNames[lipSync]}`]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}
