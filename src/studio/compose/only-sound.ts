const loweredShare = 1 / 6;
export const maxLoweredLu = 2;
const faintVolume = 10;
const faintLu = 26;

/**
 * How far below the voice the only sound of a segment is, in LU. The loudness of the whole is set, and every part counts
 * in it down to 10 LU below the mean: a long product as quiet as its slider says would have the hook's voice lifted by
 * almost as much. So a sixth of what was chosen is taken, at most 2 LU. From a volume of 10 down the sound is so far below
 * the voice that it does not count, however long it is.
 */
export function onlySoundUnderVoice(volume = 100): number {
  const chosenLu = -volumeDb(volume);
  return volume <= faintVolume
    ? Math.max(faintLu, chosenLu)
    : Math.min(maxLoweredLu, chosenLu * loweredShare);
}

export const volumeDb = (volume = 100): number => 20 * Math.log10(Math.min(volume, 100) / 100);
