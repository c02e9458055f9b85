import type { ReelBrief, ReelScript } from './reel-script.ts';

/** The script of a reel. The same brief gives the same script. */
export function writeReelScript(brief: ReelBrief): ReelScript {
  return {
    lines: [
      { role: 'hook', text: 'Still looking?' },
      { role: 'problem', text: 'Good work is hard to find.' },
      { role: 'promise', text: `Meet ${brief.brandName}.` },
      { role: 'benefit', text: 'Take a closer look.' },
      { role: 'benefit', text: 'Ask us anything.' },
      { role: 'call-to-action', text: brief.callToAction ?? `Find ${brief.brandName} today.` },
    ],
  };
}
