import { ellipse, soft, thread } from '../../../../reel/vignettes/forms.ts';
import { clothLook, type Product } from '../product.ts';

/** A hat with a brim, a ribbon and a dented crown. */
export const hat: Product = {
  width: 0.38,
  height: 0.2,
  colour: '#a8763e',
  paint: ({ pen, colour, dark, light }) => {
    pen.form(ellipse(0, -18, 94, 18), dark, { ...clothLook, roundness: 0.4 });
    pen.form(
      soft([-94, -24], [-60, -14], [0, -8], [60, -14], [94, -24], [66, -34], [0, -38], [-66, -34]),
      colour,
      { ...clothLook, roundness: 0.35 },
    );
    pen.form(
      soft(
        [-54, -24],
        [-52, -62],
        [-42, -90],
        [-20, -98],
        [0, -90],
        [20, -98],
        [42, -90],
        [52, -62],
        [54, -24],
        [28, -16],
        [0, -14],
        [-28, -16],
      ),
      colour,
      { ...clothLook, roundness: 0.6 },
    );
    pen.form(
      soft(
        [-54, -26],
        [-53, -46],
        [-28, -39],
        [0, -37],
        [28, -39],
        [53, -46],
        [54, -26],
        [28, -18],
        [0, -16],
        [-28, -18],
      ),
      '#3a2c26',
      { ...clothLook, roundness: 0.3, outline: 0.7 },
    );
    pen.line(thread([-14, -92], [-4, -78], [2, -66]), dark, 2.4, 0.7);
    pen.line(thread([14, -92], [8, -80], [2, -66]), dark, 1.8, 0.6);
    pen.line(thread([-86, -22], [-50, -13], [0, -8.5], [50, -13], [86, -22]), light, 1.8, 0.6);
  },
};
