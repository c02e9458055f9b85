/** Where the voice stands in the mix before the whole is brought to its target; the rest is placed around it. */
export const voiceLufs = -16;

/** Music at full volume against the voice, in LU. Ducking takes a few more while somebody speaks. */
const musicUnderSpeech = -15;
const musicUnderProductSound = -8;
const musicAlone = -4;

const mostBoostDb = 40;
/** A product clip may have been recorded in a quiet room: lifted further, it would be its noise that one hears. */
const mostProductBoostDb = 20;
const mostCutDb = -40;

type Lufs = number | null;
export type MixSources = {
  hookLufs: Lufs;
  productLufs: Lufs;
  music?: {
    integratedLufs: Lufs;
    /** Of the part that plays while the hook speaks. */
    duringHookLufs: Lufs;
    /** 0 to 100. */
    volume: number;
  };
};
export type MixLevels = {
  hookDb: number;
  productDb: number;
  /** Null when no music can be heard. */
  music: { duringHookDb: number; afterHookDb: number } | null;
};

/** Static gains in dB, from loudness that was measured before. */
export function mixLevels({ hookLufs, productLufs, music }: MixSources): MixLevels {
  const hookDb = hookLufs === null ? 0 : clamp(voiceLufs - hookLufs, mostBoostDb);
  const productDb = productLufs === null ? 0 : clamp(voiceLufs - productLufs, mostProductBoostDb);
  if (!music || music.integratedLufs === null || music.volume <= 0) return { hookDb, productDb, music: null };

  // A hook too quiet to be lifted all the way keeps the music under it all the same.
  const heardHookLufs = hookLufs === null ? voiceLufs : hookLufs + hookDb;
  const toVoice = heardHookLufs - music.integratedLufs + 20 * Math.log10(Math.min(music.volume, 100) / 100);
  const afterHook = toVoice + (productLufs === null ? musicAlone : musicUnderProductSound);
  // A song whose first seconds are its loudest must not drown the hook.
  const excess = Math.max(0, (music.duringHookLufs ?? music.integratedLufs) - music.integratedLufs);
  const duringHook = hookLufs === null ? afterHook : toVoice + musicUnderSpeech - excess;
  const afterHookDb = clamp(afterHook, mostBoostDb);
  const duringHookDb = Math.min(clamp(duringHook, mostBoostDb), afterHookDb);
  return { hookDb, productDb, music: { duringHookDb, afterHookDb } };
}

function clamp(db: number, mostBoost: number): number {
  return Math.min(mostBoost, Math.max(mostCutDb, db));
}
