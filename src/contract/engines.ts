import { z } from 'zod';

/** Who spoke, and who moved the lips. */
export const voiceEngines = ['embedded', 'espeak', 'local', 'openai', 'fal'] as const;
/** As people call them. */
export const engineNames = {
  embedded: 'embedded',
  espeak: 'eSpeak NG',
  local: 'local model',
  openai: 'OpenAI',
  fal: 'fal.ai',
} as const satisfies Record<string, string>;
export type VoiceEngine = (typeof voiceEngines)[number];
export const lipSyncEngines = ['embedded', 'fal'] as const;
export type LipSyncEngine = (typeof lipSyncEngines)[number];

export const hookEnginesSchema = z.object({
  /** Null until it has spoken. */
  voice: z.enum(voiceEngines).nullable(),
  lipSync: z.enum(lipSyncEngines).nullable(),
  /** Why it is another engine than the chosen one, or less than a lip-sync; plain sentences for the owner. */
  notes: z.array(z.string()),
});
export type HookEngines = z.infer<typeof hookEnginesSchema>;
