import { describe, expect, test } from 'vitest';
import { composeFrame } from '../../illustration/frame/compose-frame.ts';
import { bodyOf } from '../../illustration/person/figure.ts';
import { testOrder } from '../test-scenes.ts';
import { planLife, stridePhaseAt, walkFrames } from './person-life.ts';
import { crossingFrames, planPassing, planTravel } from './travel.ts';

function openWalk(action: 'walk' | 'run' | 'stand') {
  const silent = { integratedLufs: null, truePeakDbtp: null };
  const { picture } = testOrder(
    { path: '', durationSeconds: 3, loudness: silent, words: [], quotations: [] },
    { shot: 'wide', setting: 'park', quotations: [], style: 'comic', action },
  );
  if (picture.kind !== 'drawn') throw new Error('The test scene is drawn.');
  const plan = composeFrame(picture.order);
  const member = plan.cast[0]!;
  if (member.kind !== 'figure') throw new Error('A wide shot shows whole figures.');
  const life = planLife('walker', { seed: 'way', mood: 'neutral', action, frames: 90 });
  return { plan, member, life };
}

describe('the path of a walker', () => {
  test('matches the steps: a foot on the ground does not slide', () => {
    const { plan, member, life } = openWalk('walk');
    const travel = planTravel(plan, member, life)!;
    const { phases } = life.stride!;
    const spots = Array.from({ length: 80 }, (_, frame) => {
      const stride = stridePhaseAt(life.stride!, frame) / phases;
      const body = bodyOf(member.figure, { stride });
      return { stride, x: body.project(body.skeleton.feet.near.ball)[0] + travel(frame, 0) };
    });
    const steps = spots.slice(1).flatMap(({ stride, x }, index) => {
      const before = spots[index]!;
      const isOnGround = [stride, before.stride].every((phase) => phase > 0.6 && phase < 0.9);
      return isOnGround ? [Math.abs(x - before.x)] : [];
    });
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.max(...steps)).toBeLessThan(member.figure.height * 0.012);
  });

  test('starts inside the picture and ends outside it at the cut', () => {
    const { plan, member, life } = openWalk('walk');
    const travel = planTravel(plan, member, life)!;
    const at = (frame: number) => member.figure.x + travel(100 + frame, 100);
    expect(at(0)).toBeGreaterThan(0);
    expect(at(0)).toBeLessThan(plan.width);
    const gone = at(crossingFrames(plan, walkFrames)! + 3);
    expect(member.figure.facing === 1 ? gone > plan.width * 0.95 : gone < plan.width * 0.05).toBe(true);
  });

  test('a standing person has none, and for a runner the place moves instead', () => {
    const [standing, running] = [openWalk('stand'), openWalk('run')];
    expect(planTravel(standing.plan, standing.member, standing.life)).toBeNull();
    expect(planPassing(standing.plan, [standing.life])).toBeNull();
    expect(planTravel(running.plan, running.member, running.life)).toBeNull();
    const passing = planPassing(running.plan, [running.life])!;
    expect(Math.sign(passing(30, 0) - passing(0, 0))).toBe(-running.member.figure.facing);
  });
});
