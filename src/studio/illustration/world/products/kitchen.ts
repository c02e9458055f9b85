import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { metalLook, woodLook, type Product } from './product.ts';

export const pan: Product = {
  width: 0.38,
  height: 0.17,
  colour: '#3a3d45',
  paint: (kit) => {
    const { colour, dark, light } = kit;
    const body = kit.pen.move(-30, 0);
    // Handle
    body.form(soft([54, -62], [60, -70], [128, -88], [138, -80], [134, -70], [64, -50]), '#7a4f2f', woodLook);
    // Ferrule
    body.form(soft([48, -64], [64, -70], [66, -56], [52, -48]), '#aeb5bb', metalLook);
    // Pan
    body.form(soft([-76, -62], [-68, -22], [-54, -4], [0, 0], [38, -4], [52, -22], [60, -62]), colour, {
      roundness: 0.6,
      gloss: 0.5,
      material: 'metal',
    });
    // Rim
    body.form(ellipse(-8, -62, 68, 20), light, metalLook);
    // Inside
    body.form(ellipse(-8, -60, 61, 16), dark, { roundness: 0.1, outline: 0.5 });
    // Egg
    body.form(soft([-44, -62], [-24, -72], [6, -70], [26, -62], [12, -52], [-26, -50]), '#fffaf0', {
      roundness: 0.2,
    });
    // Yolk
    body.form(ellipse(-8, -63, 13, 6.5), '#f5b52f', { roundness: 0.8, gloss: 0.5, outline: 0.7 });
    // Steam
    for (const x of [-30, -6, 18])
      body.line(thread([x, -84], [x + 3, -90], [x - 2, -97]), '#ffffff', 2.6, 0.55);
  },
};

export const knife: Product = {
  width: 0.08,
  height: 0.32,
  colour: '#4a3226',
  paint: (kit) => {
    const body = kit.pen.move(-12, -2, { turn: 0.3 });
    // Handle
    body.form(
      soft([-5, -2], [-6, -20], [-5, -36], [5, -36], [6, -20], [7, -4], [0, 0]),
      kit.colour,
      woodLook,
    );
    // Rivets
    for (const y of [-9, -19, -29]) body.form(ellipse(0, y, 1.7), '#d9dde0', { ...metalLook, outline: 0.4 });
    // Bolster
    body.form(box(-6, -41, 13, 6, 1), '#8b9299', metalLook);
    // Blade
    body.form(soft([-6, -41], [-7, -70], [-5, -90], [-1, -101], [5, -86], [9, -62], [9, -41]), '#d6dce0', {
      roundness: 0.2,
      gloss: 0.8,
      material: 'metal',
    });
    // Edge
    body.form(polygon([5, -41], [9, -41], [9, -62], [5.4, -84], [-0.6, -100], [4, -80]), '#f4f7f9', {
      roundness: 0,
      outline: 0,
    });
    // Highlight
    body.line(thread([-4, -44], [-4.6, -70], [-3, -88]), '#ffffff', 0.8, 0.8);
  },
};
