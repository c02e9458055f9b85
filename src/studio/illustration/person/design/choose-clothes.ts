import type { Age, Setting, Weather } from '../../../story/story.ts';
import type { Clothes } from '../clothes/clothes.ts';
import { isIndoor } from '../../world/places/indoor.ts';
import { colourBefore, garmentWords } from './clothes-words.ts';
import { cloths, trousersColours } from './palette.ts';
import { clothesOfRole } from './role-clothes.ts';

type Pick = <T>(list: readonly T[]) => T;
export type Occasion = { weather?: Weather; setting?: Setting };

/** Clothes from the story take precedence, then the trade's, then random ones; weather adds outdoor clothes. */
export function chooseClothes(
  person: { gender: 'female' | 'male'; age: Age; role: string; clothing: string },
  occasion: Occasion,
  pick: Pick,
): Clothes {
  const everyday = casual(person, pick);
  const uniform = clothesOfRole(person.role, person.gender);
  let clothes: Clothes = { ...everyday, ...uniform };
  // A trade's jacket and trousers are not worn over a dress.
  if (uniform && !uniform.top && everyday.top.kind === 'dress')
    clothes = { ...clothes, top: { ...everyday.top, kind: 'shirt', pattern: 'plain', sleeve: 0.96 } };
  if (!uniform) clothes = { ...clothes, ...byPlace(occasion.setting, person, pick) };
  else if (occasion.setting && offDuty.has(occasion.setting)) clothes = withoutProtection(clothes);
  const words = person.clothing.toLowerCase();
  const before = clothes.coat;
  for (const [pattern, change] of garmentWords) {
    const found = pattern.exec(words);
    if (found) clothes = { ...clothes, ...change(colourBefore(words, found.index), clothes) };
  }
  // "A girl in a red coat" is known by it, also in the rain.
  const hasOwnCoat = clothes.coat !== null && clothes.coat !== before && warmCoat.test(words);
  return byWeather(clothes, occasion, hasOwnCoat, pick);
}

const warmCoat = /\bcoat\b|rain ?coat|parka|overcoat|poncho|anorak|\bjacket\b|\bcape\b|\bcloak\b/;

/** Places where helmets and safety vests are not worn. */
const offDuty: ReadonlySet<Setting> = new Set<Setting>([
  ...(['kitchen', 'living-room', 'bedroom', 'bathroom', 'restaurant', 'cafe', 'park', 'beach'] as const),
  ...(['car', 'train', 'church', 'hospital', 'classroom', 'office', 'meeting-room', 'shop'] as const),
]);
function withoutProtection(clothes: Clothes): Clothes {
  const { hat, coat } = clothes;
  return {
    ...clothes,
    hat: hat?.kind === 'helmet' ? null : hat,
    coat: coat?.kind === 'safety-vest' ? null : coat,
  };
}

function casual({ gender, age }: { gender: 'female' | 'male'; age: Age }, pick: Pick): Clothes {
  const colour = pick(cloths);
  const isChild = age === 'child';
  const kind = isChild
    ? pick(['tshirt', 'hoodie', 'sweater'] as const)
    : age === 'teen' || age === 'young'
      ? pick(
          gender === 'female'
            ? (['tshirt', 'blouse', 'sweater', 'hoodie', 'dress'] as const)
            : (['tshirt', 'hoodie', 'shirt', 'sweater'] as const),
        )
      : pick(
          gender === 'female'
            ? (['blouse', 'sweater', 'dress', 'shirt', 'turtleneck'] as const)
            : (['shirt', 'sweater', 'polo', 'tshirt', 'turtleneck'] as const),
        );
  const isDress = kind === 'dress';
  const short = kind === 'tshirt' || kind === 'polo';
  const skirt = isDress || (gender === 'female' && pick([true, false, false]));
  return {
    top: {
      kind,
      colour,
      pattern: pick(
        kind === 'shirt'
          ? (['plain', 'check', 'stripes', 'plain'] as const)
          : kind === 'tshirt'
            ? (['plain', 'stripes', 'plain'] as const)
            : isDress
              ? (['plain', 'dots', 'plain'] as const)
              : (['plain'] as const),
      ),
      accent: pick(['#f2efe8', '#26303f', '#f2efe8'] as const),
      sleeve: isDress ? 0.28 : short ? 0.32 : pick([0.96, 0.96, 0.62] as const),
    },
    coat:
      !isChild && !isDress && pick([true, false, false, false])
        ? {
            kind: gender === 'female' ? 'cardigan' : 'jacket',
            colour: pick(cloths),
            accent: '#e8e4da',
            hem: 0,
            open: true,
          }
        : null,
    bottom: skirt
      ? {
          kind: 'skirt',
          colour: isDress ? colour : pick(trousersColours),
          hem: isChild ? 0.4 : 0.52,
          loose: 0.4,
        }
      : {
          kind: 'trousers',
          colour: pick(trousersColours),
          hem: isChild && pick([true, false]) ? 0.42 : 1,
          loose: pick([0.2, 0.4, 0.7] as const),
        },
    apron: null,
    shoes: {
      kind:
        isChild || age === 'teen' || age === 'young'
          ? 'sneaker'
          : gender === 'female'
            ? pick(['leather', 'sneaker', 'heel'] as const)
            : pick(['leather', 'sneaker', 'boot'] as const),
      colour: pick(['#3a2c25', '#2a2a30', '#d8d6d0', '#7a5238'] as const),
    },
    hat: null,
    scarf: null,
    tie: null,
    gloves: null,
    badge: null,
  };
}

function byPlace(
  setting: Setting | undefined,
  { gender, age }: { gender: string; age: Age },
  pick: Pick,
): Partial<Clothes> {
  if (setting === 'gym' || setting === 'track' || setting === 'pool')
    return {
      top: {
        kind: gender === 'female' ? 'tank' : 'tshirt',
        colour: pick(['#2f7f8f', '#c2493f', '#3d4a5c', '#6a8f3f'] as const),
        pattern: 'plain',
        accent: '#ffffff',
        sleeve: gender === 'female' ? 0 : 0.28,
      },
      bottom:
        gender === 'female'
          ? { kind: 'trousers', colour: '#23252b', hem: 0.97, loose: 0 }
          : { kind: 'trousers', colour: '#2a2f3a', hem: 0.44, loose: 0.7 },
      coat: null,
      shoes: { kind: 'sneaker', colour: '#dfe3e8' },
    };
  if (setting === 'meeting-room' && age !== 'child' && age !== 'teen')
    return {
      coat: {
        kind: 'blazer',
        colour: pick(['#2c3444', '#3f3f47', '#4a4038', '#2f4550'] as const),
        accent: '#15171c',
        hem: 0.06,
        open: true,
      },
    };
  return {};
}

/** Coats depend on the weather and are not worn indoors. */
function byWeather(
  clothes: Clothes,
  { weather, setting }: Occasion,
  hasOwnCoat: boolean,
  pick: Pick,
): Clothes {
  if (!setting || isIndoor(setting)) return clothes;
  if (weather === 'snow')
    return {
      ...clothes,
      coat:
        clothes.coat?.kind === 'fire-jacket'
          ? clothes.coat
          : clothes.coat && hasOwnCoat
            ? { ...clothes.coat, open: false }
            : {
                kind: 'coat',
                colour: pick(['#4a5a72', '#7a4038', '#56624a', '#5f4c3e'] as const),
                accent: '#23252b',
                hem: 0.3,
                open: false,
              },
      scarf: clothes.scarf ?? pick(['#b8443f', '#d9b35a', '#3f6f7f', '#c9c2b4'] as const),
      gloves: clothes.gloves ?? '#3a3238',
      hat:
        clothes.hat ??
        pick([
          { kind: 'beanie' as const, colour: '#8f3f46' },
          { kind: 'beanie' as const, colour: '#3f5d7f' },
          null,
        ]),
      bottom: clothes.bottom.kind === 'skirt' ? clothes.bottom : { ...clothes.bottom, hem: 1 },
      shoes: { kind: 'boot', colour: '#4a3526' },
    };
  if (weather === 'rain' || weather === 'storm')
    return {
      ...clothes,
      coat:
        clothes.coat?.kind === 'fire-jacket'
          ? clothes.coat
          : clothes.coat && hasOwnCoat
            ? { ...clothes.coat, open: false }
            : {
                kind: 'rain-coat',
                colour: pick(['#e3b53c', '#c2493f', '#2f6f8f', '#4c7f5a'] as const),
                accent: '#ffffff',
                hem: 0.34,
                open: false,
              },
      shoes: { kind: 'boot', colour: '#3a4a3f' },
    };
  return clothes;
}
