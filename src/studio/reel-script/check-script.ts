import { estimateReelSeconds } from './choose-lengths.ts';
import { findClaims } from './find-claims.ts';
import { findGrammarFaults } from './judge-text.ts';
import type { ReelBrief, ReelLine } from './reel-script.ts';

export type ScriptFault = { code: 'roles' | 'claim' | 'length' | 'brand' | 'grammar'; detail: string };

const roleOrder = /^hook (?:problem )?promise (?:benefit ){1,4}call-to-action$/;
/** Range of durations, relative to the reel's, that pauses and pace can compensate. */
const [minShare, maxShare] = [0.72, 1.06];

/**
 * Returns the reasons why a script by a person or an engine must not become a reel unchanged; empty if there are none.
 */
export function findScriptFaults(lines: readonly ReelLine[], brief: ReelBrief): ScriptFault[] {
  const { brandName, offer = '', callToAction = '', industry, durationSeconds } = brief;
  const faults: ScriptFault[] = [];
  const roles = lines.map(({ role }) => role).join(' ');
  if (!roleOrder.test(roles)) faults.push({ code: 'roles', detail: roles });
  const text = lines.map((line) => line.text).join('\n');
  for (const claim of findClaims(text, { industry, words: [brandName, offer, callToAction] }))
    faults.push({ code: 'claim', detail: claim });
  if (!text.toLowerCase().includes(brandName.trim().toLowerCase()))
    faults.push({ code: 'brand', detail: `"${brandName}" is not named` });
  const seconds = estimateReelSeconds(lines.map((line) => line.text));
  const share = seconds / durationSeconds;
  if (share < minShare || share > maxShare)
    faults.push({ code: 'length', detail: `${seconds.toFixed(1)} s instead of ${durationSeconds} s` });
  for (const detail of findGrammarFaults(text, brief)) faults.push({ code: 'grammar', detail });
  return faults;
}
