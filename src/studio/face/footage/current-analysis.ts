import { inspectMedia } from '../../ffmpeg/media/inspect-media.ts';
import { houseFrameRate } from '../../house-format/house-format.ts';
import { analyseFootage, type FootageToAnalyse } from './analyse-footage.ts';
import { analysisVersion, type FootageAnalysis } from './footage-analysis.ts';

/**
 * The stored analysis of a clip. Numbers of another version have a different meaning, so the clip is then analysed again,
 * which takes about a second per second of the clip.
 */
export async function currentAnalysis(
  stored: object,
  footage: Omit<FootageToAnalyse, 'frames'>,
): Promise<FootageAnalysis> {
  if (isCurrent(stored)) return stored;
  const { path, signal, tools } = footage;
  const { durationSeconds } = await inspectMedia({ path, kind: 'video', signal, tools });
  return analyseFootage({ ...footage, frames: Math.round(durationSeconds * houseFrameRate) });
}

function isCurrent(stored: object): stored is FootageAnalysis {
  return 'version' in stored && stored.version === analysisVersion;
}
