import type { FliteVoice } from './run-flite.ts';
import type { SpeakingStyle, Voice } from './speech.ts';

/** What flite is asked for, and how fast its samples are played so that the vocal tract grows or shrinks. */
export type VoiceRecipe = {
  fliteVoice: FliteVoice;
  /** Above 1 the speaker sounds smaller: formants, and the pitch of a voice with a fixed pitch, rise by it. */
  playbackRatio: number;
  /** As heard. Absent: this flite voice has one pitch of its own and ignores any other. */
  pitchHertz?: { mean: number; deviation: number };
  /** Speech rate against flite's own. */
  tempo: number;
  /** ffmpeg filters that make this voice clear. */
  equalizer: string[];
};

const band = (hertz: number, octaves: number, gainDecibels: number) =>
  `equalizer=f=${hertz}:t=o:w=${octaves}:g=${gainDecibels}`;

/** slt is muffled: without the boost its consonants drown under music. */
const clearSlt = [band(250, 1.2, -3), band(3200, 1.5, 6)];

const recipes: Record<Voice, VoiceRecipe> = {
  alloy: {
    fliteVoice: 'slt',
    playbackRatio: 0.9,
    tempo: 1.02,
    pitchHertz: { mean: 142, deviation: 24 },
    equalizer: clearSlt,
  },
  echo: {
    fliteVoice: 'rms',
    playbackRatio: 1.05,
    tempo: 1.06,
    equalizer: [band(220, 1.2, -2), band(3000, 1.5, 3)],
  },
  fable: {
    fliteVoice: 'awb',
    playbackRatio: 1.02,
    tempo: 0.97,
    pitchHertz: { mean: 128, deviation: 28 },
    equalizer: [band(300, 1.2, -2), band(3500, 1.5, 3)],
  },
  onyx: {
    fliteVoice: 'rms',
    playbackRatio: 0.87,
    tempo: 1.02,
    equalizer: [band(130, 1, 2), band(2800, 1.5, 4)],
  },
  nova: {
    fliteVoice: 'slt',
    playbackRatio: 1,
    tempo: 1.03,
    pitchHertz: { mean: 178, deviation: 32 },
    equalizer: clearSlt,
  },
  shimmer: {
    fliteVoice: 'slt',
    playbackRatio: 1.12,
    tempo: 1.03,
    pitchHertz: { mean: 222, deviation: 38 },
    equalizer: [band(300, 1.2, -2), band(3600, 1.5, 4)],
  },
};

type StyleChange = { pitch: number; deviation: number; tempo: number; equalizer: string[] };

const styleChanges: Record<SpeakingStyle, StyleChange> = {
  natural: { pitch: 1, deviation: 1, tempo: 1, equalizer: [] },
  enthusiastic: { pitch: 1.09, deviation: 1.5, tempo: 1.07, equalizer: [band(5000, 1.5, 2)] },
  serious: {
    pitch: 0.93,
    deviation: 0.75,
    tempo: 0.93,
    equalizer: [band(170, 1, 1.5), band(5000, 1.5, -1.5)],
  },
};

/** A voice with a fixed pitch takes half of the style's change of pitch through its playback: more would be a cartoon. */
export function voiceRecipe(voice: Voice, style: SpeakingStyle): VoiceRecipe {
  const recipe = recipes[voice];
  const change = styleChanges[style];
  return {
    fliteVoice: recipe.fliteVoice,
    playbackRatio: recipe.pitchHertz ? recipe.playbackRatio : recipe.playbackRatio * Math.sqrt(change.pitch),
    pitchHertz: recipe.pitchHertz && {
      mean: recipe.pitchHertz.mean * change.pitch,
      deviation: recipe.pitchHertz.deviation * change.deviation,
    },
    tempo: recipe.tempo * change.tempo,
    equalizer: [...recipe.equalizer, ...change.equalizer],
  };
}
