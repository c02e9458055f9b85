import { describe, expect, it } from 'vitest';
import { measureLoudness } from './measure-loudness.ts';
import { measureSpans } from './measure-spans.ts';
import { makeMedia, testFolder } from '../test-media.ts';

const file = await testFolder();
const steps = "sine=f=440:d=12,volume='if(lt(t,4),0.5,if(lt(t,8),0.05,0))':eval=frame";
const sound = await makeMedia(file('steps.wav'), [steps], []);

describe('measureSpans', () => {
  it('measures each part like a separate file, in any order', async () => {
    const spans = [
      { startSeconds: 4.5, endSeconds: 7.5 },
      { startSeconds: 0, endSeconds: 3.5 },
      { startSeconds: 2, endSeconds: 6 },
    ];
    const together = await measureSpans(spans, { path: sound });
    const alone = await Promise.all(spans.map((span) => measureLoudness({ path: sound, ...span })));
    alone.forEach(({ integratedLufs }, index) => expect(together[index]).toBeCloseTo(integratedLufs!, 1));
    expect(together[1]! - together[0]!).toBeCloseTo(20, 0);
  });

  it('silent parts and parts past the end have no loudness', async () => {
    const spans = [
      { startSeconds: 8.5, endSeconds: 11.5 },
      { startSeconds: 20, endSeconds: 22 },
    ];
    expect(await measureSpans(spans, { path: sound })).toEqual([null, null]);
  });

  it('starts no process without parts', async () => {
    expect(await measureSpans([], { path: file('missing.wav') })).toEqual([]);
  });
});
