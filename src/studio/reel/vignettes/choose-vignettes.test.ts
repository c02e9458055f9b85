import { expect, it } from 'vitest';
import { choosePictures, vignettesOfBrand } from './choose-vignettes.ts';
import { vignettes } from './industries.ts';
import { topics } from './topics.ts';

const brief = (name: string, offer: string | undefined, industry: string) => ({
  brand: { name, ...(offer && { offer }) },
  industry,
});

it.each([
  ['Luma Coffee', undefined, 'Food & Beverage', 'coffee', 'roastery'],
  ['Luma', 'Fresh roasted beans, delivered', 'Food & Beverage', 'roastery', 'coffee'],
  ['Hearth', 'Sourdough and pastries', 'Food & Beverage', 'bakery', 'coffee'],
  ['Nord', 'Serums for dry skin', 'Healthcare', 'skincare', 'flowers'],
  ['Iron House Gym', undefined, 'Healthcare', 'fitness', 'sneaker'],
  ['Stride', 'Running shoes', 'Fashion', 'sneaker', 'rail'],
  ['Paws & Co', undefined, 'Other', 'pets', 'livingRoom'],
  ['Vela', 'A budgeting app', 'Finance', 'phoneApp', 'devices'],
  ['Aurum', 'Handmade rings', 'E-commerce', 'jewellery', 'shopWindow'],
  ['House of Oak', 'Delivered to your home', 'Other', 'parcels', 'shopWindow'],
  ['Bo', 'Delivered to your home', 'Food & Beverage', 'table', 'coffee'],
  ['Northwind', 'Cheap flights', 'Travel', 'flight', 'coast'],
  ['Petal', undefined, 'Florist', 'flowers', 'shopWindow'],
  ['Orbit', undefined, 'Technology', 'devices', 'circuit'],
  ['Orbit', undefined, 'Something else', 'stillLife', 'workshop'],
])('"%s" (%s, %s) is shown by %s and %s @fix-063', (name, offer, industry, first, second) => {
  expect(vignettesOfBrand(brief(name, offer, industry))).toEqual([first, second]);
});

it('shows the thing named in a line, and otherwise alternates the brand’s scenes @fix-064', () => {
  const lines = [
    'Most coffee is old.',
    'We roast every bag.',
    'It is that simple.',
    'With a croissant?',
    'Good.',
    'Better.',
  ];
  const shown = choosePictures(brief('Luma Coffee', undefined, 'Food & Beverage'), lines);
  expect(shown.map(({ vignette }) => vignette)).toEqual([
    'coffee',
    'roastery',
    'coffee',
    'bakery',
    'roastery',
    'coffee',
  ]);
  expect(shown.map(({ earlierUses }) => earlierUses)).toEqual([0, 0, 1, 0, 1, 2]);
});

it('does not mistake parts of words or other senses', () => {
  for (const text of ['Book a viewing', 'They ring us', 'In the category', 'Happiness', 'A scarf'])
    expect(topics.filter(({ words }) => words.test(text))).toEqual([]);
});

it('every vignette is used for some words or some industry', () => {
  const named = new Set(topics.flatMap((topic) => topic.vignettes));
  expect(Object.keys(vignettes).filter((name) => !named.has(name as keyof typeof vignettes))).toEqual([]);
});
