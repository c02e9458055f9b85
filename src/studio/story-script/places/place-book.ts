import { PhraseBook } from '../text/phrase-book.ts';
import { placeRows, type PlaceWord } from '../words/places.ts';

/** The words and phrases that name or suggest a place. */
export const placeBook = new PhraseBook(placeRows);

/** A word or phrase of `placeBook` in a text: tokens `from` to `to`, inclusive. */
export type PlaceMention = PlaceWord & { phrase: string; from: number; to: number };
