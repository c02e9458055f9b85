import { writeFile } from 'node:fs/promises';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

const [width, height] = [1_500, 1_500];

function paintGround(context: SKRSContext2D, from: string, to: string): void {
  const light = context.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, from);
  light.addColorStop(1, to);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(60 30 20 / 18%)';
  context.fillRect(0, height * 0.74, width, height * 0.26);
}

function paintBottle(context: SKRSContext2D, [dark, bright]: readonly [string, string]): void {
  context.fillStyle = 'rgb(40 20 10 / 25%)';
  context.beginPath();
  context.ellipse(820, 1_290, 230, 40, 0, 0, 7);
  context.fill();
  const side = context.createLinearGradient(600, 0, 930, 0);
  side.addColorStop(0, dark);
  side.addColorStop(0.35, bright);
  side.addColorStop(1, dark);
  context.fillStyle = side;
  context.beginPath();
  context.roundRect(600, 450, 330, 840, 105);
  context.fill();
  context.fillStyle = '#23211f';
  context.beginPath();
  context.roundRect(660, 300, 210, 165, 40);
  context.fill();
  context.fillStyle = '#f7efe4';
  context.fillRect(690, 800, 150, 16);
  context.fillRect(690, 840, 100, 16);
}

/** A photo of a bottle on a table, as a seller would take it. */
export async function writeProductPhoto(file: string, look: 'green' | 'coral'): Promise<string> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (look === 'green') paintGround(context, '#f6dcc4', '#e9b48c');
  else paintGround(context, '#dfe7f2', '#aebfd8');
  paintBottle(context, look === 'green' ? ['#07443c', '#1f9d8b'] : ['#a3301f', '#f0644c']);
  await writeFile(file, await canvas.encode('jpeg', 92));
  return file;
}
