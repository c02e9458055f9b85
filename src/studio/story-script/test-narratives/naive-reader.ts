import type { Story } from '#studio/story/story.ts';
import { readNarrative } from '../read-narrative.ts';
import { placeRows } from '../words/places.ts';
import { productRows } from '../words/product-words.ts';

/** The negative control: every capitalised word is a person, every word of a list a place or a product. */
export function readNaively(text: string): Story {
  const { story } = readNarrative('It is told here in three short lines. It is told here. It is told.');
  const capitals = [...new Set(text.match(/(?<![.!?“"]\s?)\b\p{Lu}\p{Ll}+/gu) ?? [])];
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const settings = [
    ...new Set(
      placeRows.flatMap(([phrase, { setting, isPlace }]) => (isPlace && words.has(phrase) ? [setting] : [])),
    ),
  ];
  const kinds = [...new Set(productRows.flatMap(([phrase, { kind }]) => (words.has(phrase) ? [kind] : [])))];
  const [scene] = story.scenes;
  return {
    ...story,
    characters: capitals.map((name) => ({
      id: name,
      name,
      role: '',
      age: 'adult',
      gender: 'unknown',
      appearance: '',
      clothing: '',
      visualPrompt: '',
    })),
    products: kinds.map((kind) => ({ id: kind, name: kind, kind, colour: null, visualPrompt: '' })),
    scenes: settings.slice(0, 1).map((setting) => ({ ...scene!, setting })),
  };
}
