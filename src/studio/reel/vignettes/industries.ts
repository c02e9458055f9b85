import { armchair } from './armchair.ts';
import { bakery } from './bakery.ts';
import { drinks } from './drinks.ts';
import { fitness } from './fitness.ts';
import { flight } from './flight.ts';
import { flowers } from './flowers.ts';
import { jewellery } from './jewellery.ts';
import { pets } from './pets.ts';
import { phoneApp } from './phone-app.ts';
import { roastery } from './roastery.ts';
import { skincare } from './skincare.ts';
import { sneaker } from './sneaker.ts';
import { parcels, shopWindow } from './e-commerce.ts';
import { library, openBook } from './education.ts';
import { stage, turntable } from './entertainment.ts';
import { atelier, rail } from './fashion.ts';
import { cards, growth } from './finance.ts';
import { coffee, table } from './food.ts';
import { helix, pulse } from './healthcare.ts';
import { stillLife, workshop } from './other.ts';
import { house, livingRoom } from './real-estate.ts';
import { circuit, devices } from './technology.ts';
import { coast, mountains } from './travel.ts';
import type { Vignette } from './vignette.ts';

export const vignettes = {
  devices,
  circuit,
  parcels,
  shopWindow,
  rail,
  atelier,
  table,
  coffee,
  pulse,
  helix,
  library,
  openBook,
  growth,
  cards,
  house,
  livingRoom,
  stage,
  turntable,
  mountains,
  coast,
  stillLife,
  workshop,
  armchair,
  bakery,
  drinks,
  fitness,
  flight,
  flowers,
  jewellery,
  pets,
  phoneApp,
  roastery,
  skincare,
  sneaker,
} satisfies Record<string, Vignette>;
export type VignetteName = keyof typeof vignettes;

const ofIndustry: Record<string, readonly [VignetteName, VignetteName]> = {
  technology: ['devices', 'circuit'],
  'e-commerce': ['parcels', 'shopWindow'],
  fashion: ['rail', 'atelier'],
  'food & beverage': ['table', 'coffee'],
  healthcare: ['pulse', 'helix'],
  education: ['library', 'openBook'],
  finance: ['growth', 'cards'],
  'real estate': ['house', 'livingRoom'],
  entertainment: ['stage', 'turntable'],
  travel: ['mountains', 'coast'],
};

/** A custom industry gets the scenes that suit every industry. */
export const vignettesOf = (industry: string): readonly [VignetteName, VignetteName] =>
  ofIndustry[industry.trim().toLowerCase()] ?? ['stillLife', 'workshop'];
