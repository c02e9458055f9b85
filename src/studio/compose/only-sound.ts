const loweredShare = 1 / 6;
export const maxLoweredLu = 2;
const faintVolume = 10;
const faintLu = 26;

/**
 * How far below the voice the only sound of a segment is, in LU. The video is normalised as a whole, and every part down
 * to 10 LU below the mean counts: a long product clip at the chosen volume would raise the hook's voice by almost as much
 * as it is quieter. So only a sixth of the chosen difference is applied, at most 2 LU. At a volume of 10 or less the sound
 * is so far below the voice that it does not count, however long it is.
 */
export function onlySoundUnderVoice(volume = 100): number {
  const chosenLu = -volumeDb(volume);
  return volume <= faintVolume
    ? Math.max(faintLu, chosenLu)
    : Math.min(maxLoweredLu, chosenLu * loweredShare);
}

export const volumeDb = (volume = 100): number => 20 * Math.log10(Math.min(volume, 100) / 100);
