import { describe, expect, test } from 'vitest';
import { readCircumstances } from './read-circumstances.ts';

describe('places', () => {
  test.each([
    ['Dog walking and pet sitting in Brooklyn', 'Brooklyn'],
    ['Electric bike rental in San Diego, helmets included', 'San Diego'],
    ['Surf camp in Portugal for women over 30', 'Portugal'],
    ['Lessons in English for beginners', null],
    ['A festival in June', null],
    ['Jam in a jar', null],
    ['Pottery classes based in Leeds', 'Leeds'],
    ['Cashmere sweaters knitted in Scotland', null],
  ])('“%s” is in: %s', (sold, place) => {
    expect(readCircumstances(sold, null).place).toBe(place);
  });

  test('one travels to a retreat, and lives where the plumber is', () => {
    expect(readCircumstances('Yoga retreat in Bali', 'yoga retreat').isVisited).toBe(true);
    expect(readCircumstances('A plumber in Leeds', 'plumber').isVisited).toBe(false);
  });
});

test.each([
  ['Mobile car detailing, we come to your office parking lot', 'we come to your office parking lot'],
  ['Bridal makeup at your hotel', 'it all happens at your hotel'],
  ['We look at your taxes', null],
])('“%s” comes to: %s', (sold, coming) => {
  expect(readCircumstances(sold, null).coming).toBe(coming);
});

test.each([
  ['Gluten-free sourdough bread delivered every Friday', 'every Friday'],
  ['Birthday cakes delivered to your office by noon', 'by noon'],
  ['Yoga every Friday', null],
])('“%s” is delivered: %s', (sold, delivered) => {
  expect(readCircumstances(sold, null).delivered).toBe(delivered);
});

test.each([
  [
    'Online piano lessons for adults who never learned to read music',
    'never learned to read music',
    'never learned to read music',
    'never learned to read music',
  ],
  ['Heated gloves for people who ski', 'ski', 'do you ski', 'skis'],
  [
    'Dentistry for adults who are afraid of needles',
    'are afraid of needles',
    'afraid of needles',
    'is afraid of needles',
  ],
  [
    'A soap for people with sensitive skin',
    'have sensitive skin',
    'have sensitive skin',
    'has sensitive skin',
  ],
  ['An alarm for people who hate their alarm', 'hate your alarm', 'hate your alarm', 'hates their alarm'],
  ['A meal app for people with diabetes', null, null, null],
  ['A tool for people who ignore <b>all</b> rules', null, null, null],
])('“%s” is for those who %s', (sold, who, whoAsk, whoElse) => {
  expect(readCircumstances(sold, null)).toMatchObject({ who, whoAsk, whoElse });
});
