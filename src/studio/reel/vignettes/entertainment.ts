import { box, ellipse, polygon, ridge, thread, type Point } from './forms.ts';
import { band, overscan, room } from './props.ts';
import { loop, swing, type Plane, type Vignette } from './vignette.ts';

const lamps = [120, 310, 500, 690, 880];

const equalizerWall: Plane = {
  depth: 0.2,
  still: (kit) => {
    kit.form(band(kit, 96, 120), ['plain', 34], { lift: 6 });
    for (let x = kit.left - overscan; x < kit.right + overscan; x += 84)
      kit.stroke(thread([x, 120], [x + 42, 96], [x + 84, 120]), ['plain', 44], 5);
    kit.form(box(220, 250, 560, 330, 16), ['main', 30], { lift: 12 });
    kit.form(box(240, 270, 520, 290, 10), ['main', 10], { quiet: true });
  },
  live: (kit, moment) => {
    for (let index = 0; index < 13; index += 1) {
      const height =
        40 +
        190 *
          Math.abs(Math.sin(moment.seconds * (2.4 + (index % 4) * 0.55) + index * 1.3)) *
          (1 - Math.abs(index - 6) * 0.07);
      kit.form(
        box(264 + index * 37, 415 - height / 2, 24, height, 12),
        [index % 2 ? 'spark' : 'second', 74],
        { lift: 0, accent: index % 2 === 1 },
      );
    }
  },
};

const sweepingBeams: Plane = {
  depth: 0.5,
  live: (kit, moment) => {
    lamps.forEach((x, index) => {
      kit.place(x, 120, { rotation: 0.42 * swing(moment, 3.4, index * 0.19) + (500 - x) * 0.0006 }, () => {
        const { context } = kit;
        const tone = index % 2 ? (['spark', 84] as const) : (['second', 80] as const);
        const fade = context.createLinearGradient(0, 0, 0, 760);
        fade.addColorStop(0, `${kit.colour(tone)}aa`);
        fade.addColorStop(1, `${kit.colour(tone)}00`);
        context.fillStyle = fade;
        context.beginPath();
        context.moveTo(-16, 40);
        context.lineTo(16, 40);
        context.lineTo(150, 760);
        context.lineTo(-150, 760);
        context.fill();
        kit.form(box(-34, -16, 68, 66, 14), ['plain', 26], { lift: 0 });
        kit.form(ellipse(0, 50, 30, 10), ['plain', 99], { lift: 0 });
      });
    });
  },
};

const platformAndSpeakers: Plane = {
  depth: 0.65,
  still: (kit) => {
    kit.form(
      polygon([kit.left - 60, 700], [kit.right + 60, 700], [kit.right + 60, 770], [kit.left - 60, 770]),
      ['main', 34],
      { lift: 10 },
    );
    for (const x of [110, 770]) {
      kit.form(box(x, 440, 130, 264, 14), ['plain', 18], { lift: 12 });
      kit.form(ellipse(x + 65, 520, 42), ['plain', 36], { lift: 0 });
      kit.form(ellipse(x + 65, 626, 52), ['plain', 36], { lift: 0 });
    }
  },
};

const jumpingCrowd: Plane = {
  depth: 1,
  live: (kit, moment) => {
    for (const row of [0, 1]) {
      const points: Point[] = [];
      const base = row ? 890 : 800;
      for (let x = kit.left - 90, index = 0; x <= kit.right + 90; x += 56, index += 1) {
        const jump = 26 * Math.abs(Math.sin(moment.seconds * 5.2 + index * 0.9 + row));
        points.push([x, base + (index % 2 ? 62 : 30) - jump * 0.4]);
        const look = ['main', row ? 8 : 20] as const;
        if (index % 2 === 0) kit.form(ellipse(x + 6, base - jump, 37, 43), look, { lift: 0 });
        if (index % 4 === (row ? 2 : 0))
          for (const side of [-1, 1])
            kit.stroke(
              thread(
                [x + side * 36, base + 70],
                [x + side * 62, base - 20 - jump],
                [x + side * 44, base - 96 - jump * 1.6],
              ),
              look,
              23,
            );
      }
      kit.form(ridge(kit.bottom + overscan, ...points), ['main', row ? 8 : 20], { lift: 0 });
    }
  },
};

/** A stage: beams sweep through the haze, a crowd jumps in front. */
export const stage: Vignette = {
  backdrop: (kit) => {
    kit.form(band(kit, kit.top - overscan, kit.bottom + overscan), ['main', 16], { quiet: true });
    kit.light(500, 560, 720, 460, ['second', 62], 0.6);
  },
  planes: [equalizerWall, sweepingBeams, platformAndSpeakers, jumpingCrowd],
};

const soundBars: Plane = {
  depth: 0.2,
  still: (kit) => kit.form(ellipse(480, 480, 470), ['second', 82], { lift: 0, quiet: true }),
  live: (kit, moment) => {
    for (let index = 0; index < 36; index += 1) {
      const loud = 30 + 74 * Math.abs(Math.sin(moment.seconds * (2 + (index % 5) * 0.4) + index * 1.7));
      kit.place(470, 500, { rotation: (index / 36) * Math.PI * 2 }, () =>
        kit.form(box(-8, -404 - loud, 16, loud, 8), ['spark', 62 + (index % 3) * 8], {
          lift: 0,
          accent: index % 9 === 0,
        }),
      );
    }
  },
};

const spinningRecord: Plane = {
  depth: 0.55,
  still: (kit) => {
    kit.shade(490, 540, 420, 400, 0.4);
    kit.form(ellipse(470, 500, 372), ['main', 12], { lift: 24 });
    for (const radius of [350, 316, 284, 250, 216, 184])
      kit.stroke(ellipse(470, 500, radius), ['main', 30], 3, { alpha: 0.8 });
  },
  live: (kit, moment) => {
    const turn = moment.seconds * 2.4;
    kit.place(470, 500, { rotation: turn }, () => {
      kit.form(ellipse(0, 0, 142), ['main', 58], { lift: 0, accent: true });
      kit.form(ellipse(0, 0, 142, 142, 0, 1.9), ['spark', 74], { lift: 0 });
      kit.form(box(-92, 40, 110, 15, 7), ['plain', 97], { lift: 0, quiet: true });
      kit.form(box(-70, 68, 76, 12, 6), ['plain', 90], { lift: 0, quiet: true });
      kit.form(ellipse(0, 0, 20), ['plain', 97], { lift: 0 });
    });
    for (const side of [0.7, 0.7 + Math.PI])
      kit.place(470, 500, { rotation: side + 0.05 * Math.sin(turn * 1.7), alpha: 0.2 }, () =>
        kit.form(ellipse(0, 0, 362, 362, -0.16, 0.16), ['plain', 100], { lift: 0, quiet: true }),
      );
  },
};

const toneArmAndNotes: Plane = {
  depth: 0.9,
  still: (kit) => kit.form(ellipse(880, 180, 78), ['plain', 40], { lift: 18 }),
  live: (kit, moment) => {
    kit.place(880, 180, { rotation: 0.012 * swing(moment, 0.9) }, () => {
      kit.stroke(thread([0, 0], [-20, 300], [-190, 470]), ['plain', 88], 22);
      kit.place(-196, 474, { rotation: 0.78 }, () =>
        kit.form(box(-30, -20, 60, 92, 10), ['spark', 66], { lift: 10 }),
      );
      kit.form(ellipse(0, 0, 46), ['plain', 80], { lift: 8 });
    });
    for (let index = 0; index < 4; index += 1) {
      const at = loop(moment, 3.6, index / 4);
      kit.place(
        180 + index * 210 + 30 * Math.sin(at * 6),
        900 - at * 560,
        { rotation: 0.3 * Math.sin(at * 7), alpha: Math.sin(at * Math.PI) },
        () => {
          kit.form(ellipse(-20, 40, 29, 22), ['main', 44], { lift: 6 });
          kit.form(box(2, -70, 11, 112, 4), ['main', 44], { lift: 0 });
          kit.form(polygon([2, -70], [54, -48], [54, -14], [2, -36]), ['main', 44], { lift: 0 });
        },
      );
    }
  },
};

/** A turning record with its arm, surrounded by sound bars. */
export const turntable: Vignette = {
  backdrop: (kit) => room(kit, 860, ['second', 72], ['second', 52]),
  planes: [soundBars, spinningRecord, toneArmAndNotes],
};
