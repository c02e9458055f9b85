import { box, ellipse, polygon, soft, thread } from './forms.ts';
import { band, cloud, overscan, sky } from './props.ts';
import { loop, swing, type Kit, type Plane, type Vignette } from './vignette.ts';

function plane(kit: Kit): void {
  kit.form(polygon([-250, -10], [-330, -150], [-270, -150], [-160, -30]), ['main', 50], {
    lift: 8,
    accent: true,
  });
  kit.form(polygon([20, -20], [-120, -150], [-70, -150], [120, -20]), ['plain', 72], { lift: 6 });
  kit.form(
    soft([-300, 0], [-200, -50], [60, -62], [240, -52], [330, 0], [300, 40], [120, 58], [-180, 46]),
    ['plain', 98],
    { lift: 14 },
  );
  kit.form(soft([250, -44], [300, -28], [324, 0], [262, -8]), ['main', 34], { lift: 0 });
  for (let at = 0; at < 8; at += 1) kit.form(box(-160 + at * 46, -28, 24, 30, 10), ['main', 62], { lift: 0 });
  kit.form(box(-262, 14, 560, 12, 6), ['spark', 66], { lift: 0, quiet: true });
  kit.form(polygon([60, 20], [-110, 190], [-40, 190], [180, 24]), ['main', 60], { lift: 14 });
  kit.form(box(-4, 92, 92, 46, 22), ['plain', 80], { lift: 8 });
}

const sunAndFarClouds: Plane = {
  depth: 0.15,
  still: (kit) => {
    kit.form(ellipse(720, 640, 130), ['spark', 88], { lift: 0 });
  },
  live: (kit, moment) => {
    for (const [y, width, start] of [
      [230, 260, 0.1],
      [360, 200, 0.55],
      [160, 180, 0.8],
    ] as const) {
      const span = kit.right - kit.left + 600;
      cloud(kit, kit.right + 200 - loop(moment, 26, start) * span, y, width, ['plain', 94]);
    }
  },
};

const cloudBank: Plane = {
  depth: 0.5,
  still: (kit) => {
    for (const [x, y, width] of [
      [-120, 800, 520],
      [300, 770, 460],
      [660, 820, 520],
    ] as const)
      cloud(kit, x, y, width, ['second', 86]);
    kit.form(band(kit, 800, kit.bottom + overscan), ['second', 86], {
      quiet: true,
      lift: 0,
    });
  },
};

const flyingPlane: Plane = {
  depth: 0.8,
  live: (kit, moment) => {
    kit.place(
      500,
      450 + 18 * swing(moment, 3.2),
      { rotation: -0.16 + 0.02 * swing(moment, 3.2, 0.2) },
      () => {
        kit.stroke(thread([-320, 10], [-520, 18], [-900, 30]), ['plain', 99], 20, { alpha: 0.5 });
        plane(kit);
      },
    );
  },
};

const nearClouds: Plane = {
  depth: 1,
  live: (kit, moment) => {
    for (const [y, width, start] of [
      [930, 560, 0.2],
      [900, 480, 0.7],
    ] as const) {
      const span = kit.right - kit.left + 1300;
      cloud(kit, kit.right + 300 - loop(moment, 14, start) * span, y, width, ['plain', 99]);
    }
  },
};

/** An aeroplane above the clouds, the sun low behind it. */
export const flight: Vignette = {
  backdrop: (kit) => {
    sky(kit, ['main', 52], ['spark', 86], 900);
    kit.light(720, 620, 560, 460, ['spark', 96], 0.8);
  },
  planes: [sunAndFarClouds, cloudBank, flyingPlane, nearClouds],
};
