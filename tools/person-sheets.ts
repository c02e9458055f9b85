import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { openBrush, type Light } from '#studio/illustration/brush/brush.ts';
import type { StoryStyle } from '#studio/illustration/styles/styles.ts';
import { designPerson, type Character } from '#studio/illustration/person/design/design-person.ts';
import { drawBust } from '#studio/illustration/person/draw-bust.ts';
import { drawFigure } from '#studio/illustration/person/draw-figure.ts';
import { hairStyles } from '#studio/illustration/person/person-look.ts';
import { actions, feelings, type Age } from '#studio/story/story.ts';

// Contact sheets of the people of stories: node tools/person-sheets.ts <folder> [poses|busts|hair|looks] [style]
const [folder = '.', wanted = 'poses', style = 'realistic_image', from = '0', to = '12'] =
  process.argv.slice(2);
const light: Light = { x: -0.6, y: -0.8, key: '#fff2dc', ambient: '#8d9cb8', strength: 0.9, night: false };

const person = (
  id: string,
  age: Age,
  gender: 'female' | 'male',
  role = '',
  appearance = '',
  clothing = '',
): Character => ({ id, age, gender, role, appearance, clothing });
const people: Character[] = [
  person('lena', 'adult', 'female', 'barista', 'long wavy brown hair'),
  person('omar', 'adult', 'male', 'doctor', 'short black hair, beard, brown skin'),
  person('mia', 'child', 'female', '', 'blond braids'),
  person('grace', 'old', 'female', 'grandmother', 'grey hair in a bun, glasses'),
  person('tom', 'middle-aged', 'male', 'builder', 'stocky'),
  person('ade', 'young', 'female', 'designer', 'afro, dark skin'),
  person('kenji', 'adult', 'male', 'manager', 'side parting, black hair', 'navy suit'),
  person('noor', 'adult', 'female', 'teacher', 'head scarf, olive skin'),
  person('max', 'child', 'male', '', 'curly red hair, pale skin'),
  person('hugo', 'old', 'male', 'farmer', 'white beard'),
  person('zoe', 'teen', 'female', '', 'ponytail', 'yellow hoodie and jeans'),
  person('ravi', 'young', 'male', 'chef', 'quiff, moustache'),
];

const cup = {
  kind: 'cup' as const,
  paint: (
    brush: ReturnType<typeof openBrush>,
    box: { x: number; y: number; width: number; height: number },
  ) => {
    const path = new Path2D();
    path.rect(box.x, box.y, box.width, box.height);
    brush.form(path, box, { colour: '#c2453a', roundness: 0.6, gloss: 0.3 });
  },
};

function sheet(
  columns: number,
  rows: number,
  cell: { width: number; height: number },
  draw: (brush: ReturnType<typeof openBrush>, x: number, y: number, column: number, row: number) => void,
) {
  const canvas = createCanvas(columns * cell.width, rows * cell.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#cfd2d0';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const brush = openBrush(context, { style: style as StoryStyle, light, unit: 0.6 });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      context.save();
      context.beginPath();
      context.rect(column * cell.width, row * cell.height, cell.width, cell.height);
      context.clip();
      draw(brush, column * cell.width, row * cell.height, column, row);
      context.restore();
    }
  return canvas.encode('png');
}

const chosen = people.slice(Number(from), Number(to));
const paint = {
  poses: (variant: number) =>
    sheet(actions.length, chosen.length, { width: 230, height: 400 }, (brush, x, y, column, row) => {
      const look = designPerson(chosen[row]!);
      const action = actions[column]!;
      drawFigure(brush, {
        look,
        action,
        feeling: feelings[(row + column) % 8]!,
        x: x + (action === 'sleep' ? 130 : 105),
        y: y + 385,
        height: 365 * Math.min(1, look.stature),
        facing: row % 2 ? -1 : 1,
        variant,
        ...(['hold-out', 'drink', 'work', 'carry'].includes(action) ? { holds: cup } : {}),
      });
    }),
  busts: () =>
    sheet(feelings.length, chosen.length, { width: 300, height: 340 }, (brush, x, y, column, row) => {
      const look = designPerson(chosen[row]!);
      drawBust(brush, {
        look,
        feeling: feelings[column]!,
        x: x + 150,
        y: y + 150,
        headHeight: 165,
        turn: [0, 0.4, -0.5, 0.9, -0.9, 0.2, 0.6, -0.3][column]!,
      });
    }),
  hair: () =>
    sheet(6, hairStyles.length, { width: 260, height: 300 }, (brush, x, y, column, row) => {
      const base = designPerson(people[row % 2 ? 0 : 6]!);
      const look = {
        ...base,
        clothes: { ...base.clothes, hat: null },
        hair: { ...base.hair, style: hairStyles[row]! },
      };
      drawBust(brush, {
        look,
        feeling: 'neutral',
        x: x + 130,
        y: y + 140,
        headHeight: 140,
        turn: [0, 0.5, 1, -0.5, -1, 0.3][column]!,
        back: column === 5,
      });
    }),
};

await mkdir(folder, { recursive: true });
if (wanted === 'poses')
  for (const variant of [0, 1])
    await writeFile(path.join(folder, `poses-${style}-${variant}-${from}.png`), await paint.poses(variant));
if (wanted === 'busts') await writeFile(path.join(folder, `busts-${style}-${from}.png`), await paint.busts());
if (wanted === 'hair') await writeFile(path.join(folder, `hair-${style}.png`), await paint.hair());
