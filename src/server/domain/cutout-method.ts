import type { CutoutEngine, CutoutMethod } from '#contract/greenscreen-settings.ts';

/** `share`: of the frame's border; `personShare`: of the frame. Both 0 to 1. */
export type ClipFindings = {
  backdrop: { kind: 'green' | 'blue'; share: number } | null;
  personShare: number;
};

/** Below this share of the frame the model has found noise. */
const minPersonShare = 0.01;

/** What a clip shows that can be cut out: a backdrop counts before a person. */
export function whatWasFound(findings: ClipFindings): 'green-screen' | 'blue-screen' | 'person' | 'nothing' {
  if (findings.backdrop) return findings.backdrop.kind === 'green' ? 'green-screen' : 'blue-screen';
  return findings.personShare >= minPersonShare ? 'person' : 'nothing';
}

/** Null when the engine is left to the app and there is nothing that it could cut out. */
export function cutoutMethod(engine: CutoutEngine, findings: ClipFindings): CutoutMethod | null {
  if (engine !== 'auto') return engine;
  const found = whatWasFound(findings);
  if (found === 'nothing') return null;
  return found === 'person' ? 'matting' : 'chroma-key';
}
