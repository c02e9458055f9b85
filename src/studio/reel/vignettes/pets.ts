import { box, ellipse, soft, thread } from './forms.ts';
import { leaves, pot, room } from './props.ts';
import { loop, swing, type Kit, type Moment, type Plane, type Vignette } from './vignette.ts';

function head(kit: Kit, moment: Moment): void {
  kit.place(480, 400, { rotation: 0.09 * swing(moment, 2.8) }, () => {
    for (const side of [-1, 1])
      kit.form(
        soft([side * 110, -120], [side * 190, -90], [side * 214, 40], [side * 178, 110], [side * 140, 40]),
        ['second', 44],
        { lift: 10 },
      );
    kit.form(
      soft([0, -168], [120, -138], [166, -20], [140, 96], [0, 156], [-140, 96], [-166, -20], [-120, -138]),
      ['second', 72],
      { lift: 14 },
    );
    kit.form(ellipse(0, 66, 92, 72), ['plain', 97], { lift: 0 });
    const isBlinking = loop(moment, 3.3) > 0.95;
    for (const side of [-1, 1]) {
      kit.form(ellipse(side * 68, -26, 21, isBlinking ? 4 : 25), ['main', 16], { lift: 0 });
      if (!isBlinking) kit.form(ellipse(side * 68 + 7, -36, 7), ['plain', 100], { lift: 0, quiet: true });
    }
    const panting = 8 * swing(moment, 0.5);
    kit.form(
      soft([-26, 96], [26, 96], [24, 140 + panting], [0, 156 + panting], [-24, 140 + panting]),
      ['spark', 66],
      {
        lift: 0,
      },
    );
    kit.form(soft([-38, 24], [38, 24], [22, 56], [0, 66], [-22, 56]), ['main', 18], { lift: 4 });
    kit.stroke(thread([-48, 96], [-20, 104], [0, 72], [20, 104], [48, 96]), ['main', 22], 8);
  });
}

const pictureAndPlant: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(box(620, 90, 310, 360, 18), ['main', 84], { lift: 8 });
    kit.form(box(640, 110, 270, 320, 8), ['plain', 98], { lift: 0 });
    kit.form(soft([660, 420], [720, 330], [790, 370], [850, 300], [900, 420]), ['second', 70], {
      lift: 0,
    });
    kit.form(ellipse(730, 210, 40), ['spark', 78], { lift: 0 });
    pot(kit, 130, 770, 150, ['main', 52]);
  },
  live: (kit, moment) =>
    leaves(kit, moment, { x: 130, y: 640, size: 300, tone: ['second', 46], count: 7, spread: 1 }),
};

const cushionAndTail: Plane = {
  depth: 0.6,
  still: (kit) => {
    kit.shade(480, 890, 300, 40, 0.5);
    kit.form(ellipse(480, 868, 330, 62), ['main', 48], { lift: 14 });
    kit.form(ellipse(480, 850, 280, 44), ['main', 64], { lift: 0 });
  },
  live: (kit, moment) => {
    kit.place(600, 800, { rotation: 0.5 + 0.3 * swing(moment, 0.6) }, () =>
      kit.stroke(thread([0, 0], [40, -70], [44, -150]), ['second', 58], 46),
    );
  },
};

const dog: Plane = {
  depth: 0.7,
  still: (kit) => {
    kit.form(
      soft([380, 500], [330, 660], [300, 820], [360, 872], [600, 872], [660, 820], [630, 660], [580, 500]),
      ['second', 64],
      { lift: 14 },
    );
    kit.form(soft([430, 540], [410, 680], [480, 760], [550, 680], [530, 540]), ['plain', 95], {
      lift: 0,
    });
    for (const x of [420, 540])
      kit.form(box(x - 44, 680, 88, 196, [40, 40, 34, 34]), ['second', 72], { lift: 8 });
    kit.form(box(372, 506, 216, 46, 22), ['main', 46], { lift: 6, accent: true });
    kit.form(ellipse(480, 566, 27), ['spark', 82], { lift: 6 });
  },
  live: head,
};

const bowlAndBall: Plane = {
  depth: 1,
  still: (kit) => {
    kit.shade(790, 926, 140, 22, 0.5);
    kit.form(soft([680, 842], [900, 842], [930, 918], [790, 930], [650, 918]), ['spark', 58], {
      lift: 12,
    });
    kit.form(ellipse(790, 842, 112, 24), ['second', 36], { lift: 0 });
    for (const x of [736, 776, 820, 850]) kit.form(ellipse(x, 834, 25, 16), ['second', 50], { lift: 4 });
  },
  live: (kit, moment) => {
    const bounce = Math.abs(Math.sin(moment.seconds * 3.4));
    kit.shade(190, 930, 70, 12, 0.4);
    kit.place(190, 880 - bounce * 170, { rotation: moment.seconds * 2 }, () => {
      kit.form(ellipse(0, 0, 54), ['spark', 72], { lift: 0 });
      kit.stroke(thread([-50, -14], [0, 16], [50, -14]), ['plain', 99], 10);
    });
  },
};

/** A dog waiting for its ball with a wagging tail, next to bowl and cushion. */
export const pets: Vignette = {
  backdrop: (kit) => room(kit, 760, ['second', 88], ['main', 62]),
  planes: [pictureAndPlant, cushionAndTail, dog, bowlAndBall],
};
