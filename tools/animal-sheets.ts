import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawAnimal } from '#studio/illustration/animal/draw-animal.ts';
import { postures, type AnimalFigure } from '#studio/illustration/animal/animal-figure.ts';
import { designAnimal } from '#studio/illustration/animal/design/design-animal.ts';
import { drawableSpecies } from '#studio/illustration/animal/design/find-breeds.ts';
import { measureAnimal } from '#studio/illustration/animal/measure-animal.ts';
import { openBrush, type Light } from '#studio/illustration/brush/brush.ts';
import { storyStyles, type StoryStyle } from '#studio/illustration/styles/styles.ts';
import { drawPortrait } from '#studio/illustration/asset-pictures.ts';

/**
 * Contact sheets of animals, for visual inspection.
 *
 *   node tools/animal-sheets.ts <folder> [species|postures|styles|portraits] [style] [species,species]
 */
const [folder = '.', wanted = 'species', style = 'realistic_image', list = ''] = process.argv.slice(2);
const light: Light = { x: -0.6, y: -0.8, key: '#fff2dc', ambient: '#8d9cb8', strength: 0.9, night: false };
await mkdir(folder, { recursive: true });
const species = list ? list.split(',') : [...drawableSpecies];
const cell = wanted === 'portraits' ? 260 : 250;

type Cell = { role: string; id: string; posture: AnimalFigure['posture']; style: StoryStyle };
const rows: Cell[][] =
  wanted === 'postures'
    ? species.map((role) =>
        postures.map((posture) => ({ role, id: 'sample', posture, style: style as StoryStyle })),
      )
    : wanted === 'styles'
      ? species.map((role) =>
          storyStyles.map((own, index) => ({
            role,
            id: 'sample',
            posture: postures[index % 4]!,
            style: own,
          })),
        )
      : inRows(
          species.map((role) => ({
            role,
            id: `sample ${role}`,
            posture: 'stand',
            style: style as StoryStyle,
          })),
          8,
        );

function inRows<T>(cells: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

const sheet = createCanvas(Math.max(...rows.map(({ length }) => length)) * cell, rows.length * cell);
const context = sheet.getContext('2d');
context.fillStyle = '#cfd2d0';
context.fillRect(0, 0, sheet.width, sheet.height);
rows.forEach((row, down) =>
  row.forEach((entry, across) => {
    const character = {
      id: entry.id,
      name: '',
      role: entry.role,
      age: 'adult' as const,
      gender: 'unknown' as const,
      appearance: '',
      clothing: '',
      visualPrompt: '',
    };
    context.save();
    context.translate(across * cell, down * cell);
    if (wanted === 'portraits')
      context.drawImage(drawPortrait({ character, style: entry.style, size: cell }), 0, 0);
    else {
      const look = designAnimal(character)!;
      const figure = {
        look,
        posture: entry.posture,
        feeling: 'happy' as const,
        x: 0,
        y: 0,
        height: 100,
        facing: 1 as const,
      };
      const { box } = measureAnimal(figure);
      const scale = Math.min((cell * 0.88) / box.width, (cell * 0.88) / box.height);
      const own = createCanvas(cell, cell);
      const brush = openBrush(own.getContext('2d'), { style: entry.style, light, unit: cell / 400 });
      drawAnimal(brush, {
        ...figure,
        height: 100 * scale,
        x: cell / 2 - (box.x + box.width / 2) * scale,
        y: cell * 0.94 - Math.max(0, box.y + box.height) * scale,
      });
      context.drawImage(own, 0, 0);
    }
    context.fillStyle = '#222';
    context.font = '13px sans-serif';
    context.fillText(`${entry.role} ${wanted === 'styles' ? entry.style : entry.posture}`, 6, 14);
    context.restore();
  }),
);
const file = path.join(folder, `animals-${wanted}-${style}.png`);
await writeFile(file, sheet.toBuffer('image/png'));
process.stdout.write(`${file}\n`);
