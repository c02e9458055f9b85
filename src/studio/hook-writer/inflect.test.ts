import { expect, test } from 'vitest';
import { articleFor, capitalise, fromGerund, lowerFirst, pastParticipleOf, toBase } from './inflect.ts';

test.each([
  ['fades', 'fade'],
  ['teaches', 'teach'],
  ['carries', 'carry'],
  ['ties', 'tie'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['uses', 'use'],
  ['focuses', 'focus'],
  ['press', null],
  ['fade', null],
  ['constructor', null],
])('the base form of “%s” is %s', (verb, base) => {
  expect(toBase(verb)).toBe(base);
});

test.each([
  ['tracking', 'track'],
  ['baking', 'bake'],
  ['driving', 'drive'],
  ['arranging', 'arrange'],
  ['forging', 'forge'],
  ['juggling', 'juggle'],
  ['seasoning', 'season'],
  ['entering', 'enter'],
  ['cleaning', 'clean'],
  ['organizing', 'organize'],
  ['running', 'run'],
  ['cutting', 'cut'],
  ['planning', 'plan'],
  ['quitting', 'quit'],
  ['shopping', 'shop'],
  ['travelling', 'travel'],
  ['controlling', 'control'],
  ['selling', 'sell'],
  ['rolling', 'roll'],
  ['pressing', 'press'],
  ['adding', 'add'],
  ['exploring', 'explore'],
  ['restoring', 'restore'],
  ['storing', 'store'],
  ['monitoring', 'monitor'],
  ['opening', 'open'],
  ['editing', 'edit'],
  ['writing', 'write'],
  ['planting', 'plant'],
  ['morning', null],
  ['string', null],
  ['track', null],
])('the base form of “%s” is %s', (gerund, base) => {
  expect(fromGerund(gerund)).toBe(base);
});

test.each([
  'an apple',
  'an hour',
  'an umbrella',
  'an uninterrupted view',
  'an usher',
  'an urban bike',
  'an 8-pack',
  'an 11-piece set',
  'an 18-month plan',
  'an LED lamp',
  'an MP3 player',
  'an FM radio',
  'an X-ray',
  'an F-150',
  'an “ultra” pack',
  'a lamp',
  'a HEPA filter',
  'a MacBook sleeve',
  'a utensil',
  'a unique serum',
  'a used car',
  'a ukulele',
  'a European tour',
  'a one-pan meal',
  'a USB charger',
  'a usb charger',
  'a UV lamp',
  'a USDA label',
  'a U-shaped pillow',
  'a T-shirt',
  'a 110-piece set',
  'a 100-page guide',
])('it is “%s”', (phrase) => {
  const [article, ...words] = phrase.split(' ');
  expect(articleFor(words.join(' '))).toBe(article);
});

test.each([
  ['clean', 'cleaned'],
  ['style', 'styled'],
  ['tidy', 'tidied'],
  ['plan', 'planned'],
  ['edit', 'edited'],
  ['fix', 'fixed'],
  ['build', null],
])('the past participle of “%s” is %s', (base, participle) => {
  expect(pastParticipleOf(base)).toBe(participle);
});

test.each([
  ['cold brew', 'Cold brew'],
  ['“cold” brew', '“Cold” brew'],
  ['8 cups', '8 cups'],
])('“%s” begins a sentence as “%s”', (text, start) => {
  expect(capitalise(text)).toBe(start);
});

test.each([
  ['Running shoes', 'running shoes'],
  ['A lamp', 'a lamp'],
  ['LED lamps', 'LED lamps'],
  ['Harris Tweed jackets', 'Harris Tweed jackets'],
])('“%s” is “%s” in a sentence', (text, inside) => {
  expect(lowerFirst(text)).toBe(inside);
});
