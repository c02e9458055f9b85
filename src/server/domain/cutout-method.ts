import type { CutoutEngine, CutoutMethod } from '#contract/greenscreen-settings.ts';

/** `share`: of the frame's border; `personShare`: of the frame. Both 0 to 1. */
export type ClipFindings = {
  backdrop: { kind: 'green' | 'blue'; share: number } | null;
  personShare: number;
};

/** Below this share of the frame the model's result is noise. */
const minPersonShare = 0.01;

/** The subjects that can be cut out of a clip: a backdrop takes precedence over a person. */
export function findSubjectKind(
  findings: ClipFindings,
): 'green-screen' | 'blue-screen' | 'person' | 'nothing' {
  if (findings.backdrop) return findings.backdrop.kind === 'green' ? 'green-screen' : 'blue-screen';
  return findings.personShare >= minPersonShare ? 'person' : 'nothing';
}

/** Null if the app chooses the engine and finds nothing to cut out. */
export function cutoutMethod(engine: CutoutEngine, findings: ClipFindings): CutoutMethod | null {
  if (engine !== 'auto') return engine;
  const found = findSubjectKind(findings);
  if (found === 'nothing') return null;
  return found === 'person' ? 'matting' : 'chroma-key';
}
