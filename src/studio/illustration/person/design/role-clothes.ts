import type { Clothes } from '../clothes/clothes.ts';

const top = (kind: Clothes['top']['kind'], colour: string, sleeve = 0.96): Clothes['top'] => ({
  kind,
  colour,
  pattern: 'plain',
  accent: '#f2efe8',
  sleeve,
});
const trousers = (colour: string, loose = 0.4): Clothes['bottom'] => ({
  kind: 'trousers',
  colour,
  hem: 1,
  loose,
});
const leather = (colour = '#2a201c'): Clothes['shoes'] => ({ kind: 'leather', colour });
const blazer = (colour: string): Clothes['coat'] => ({
  kind: 'blazer',
  colour,
  accent: '#15171c',
  hem: 0.08,
  open: true,
});

type Outfit = (gender: 'female' | 'male') => Partial<Clothes>;

const outfits: readonly (readonly [RegExp, Outfit])[] = [
  [
    /barista|waiter|waitress|bartender|cafe owner|café owner|baker\b|florist|shop ?keeper|shop owner|butcher/,
    () => ({
      top: top('shirt', '#d5d9d2', 0.62),
      apron: { colour: '#4b3a30', bib: true },
      bottom: trousers('#2b2d34'),
      coat: null,
    }),
  ],
  [
    /doctor|physician|surgeon|scientist|pharmacist|vet\b|veterinarian|dentist|researcher/,
    () => ({
      top: top('shirt', '#a9c4d8'),
      coat: { kind: 'lab-coat', colour: '#f1f3f4', accent: '#c9cfd4', hem: 0.36, open: true },
      bottom: trousers('#3a4150'),
      badge: 'stethoscope',
      shoes: leather(),
    }),
  ],
  [
    /nurse|carer|caregiver|midwife/,
    () => ({
      top: top('pyjama', '#5d9aa8', 0.36),
      bottom: trousers('#5d9aa8', 0.7),
      shoes: { kind: 'sneaker', colour: '#eef0f2' },
      badge: 'lanyard',
      coat: null,
    }),
  ],
  [
    /chef|cook\b/,
    () => ({
      coat: { kind: 'chef-jacket', colour: '#f3f2ee', accent: '#3a3a40', hem: 0, open: false },
      bottom: trousers('#3b3d44'),
      apron: { colour: '#f0efea', bib: false },
      hat: { kind: 'chef', colour: '#f7f6f2' },
    }),
  ],
  [
    /builder|construction|engineer on site|electrician|plumber|worker|architect on site|foreman/,
    () => ({
      top: top('shirt', '#4e6d8c', 0.9),
      coat: { kind: 'safety-vest', colour: '#ee7d2b', accent: '#f1e36a', hem: 0, open: true },
      bottom: trousers('#4a4a42', 0.8),
      hat: { kind: 'helmet', colour: '#eebd3b' },
      shoes: { kind: 'boot', colour: '#7a5531' },
    }),
  ],
  [
    /mechanic|carpenter|craftsman|potter|maker|artist|painter/,
    () => ({
      top: top('shirt', '#8a4a3c', 0.62),
      bottom: { kind: 'dungarees', colour: '#40546e', hem: 1, loose: 0.8 },
      shoes: { kind: 'boot', colour: '#5a4030' },
      coat: null,
    }),
  ],
  [
    /police|officer|sheriff|security guard/,
    () => ({
      top: top('uniform', '#2b3a55'),
      tie: '#1a2233',
      bottom: trousers('#232c40'),
      hat: { kind: 'peaked', colour: '#232f49' },
      badge: 'star',
      shoes: leather('#15151a'),
      coat: null,
    }),
  ],
  [
    /fire ?(?:fighter|man|woman)/,
    () => ({
      coat: { kind: 'fire-jacket', colour: '#3a3630', accent: '#eadf5c', hem: 0.08, open: false },
      bottom: trousers('#36322d', 1),
      hat: { kind: 'fire', colour: '#c23b2e' },
      shoes: { kind: 'boot', colour: '#26221f' },
    }),
  ],
  [
    /farmer|gardener|rancher|beekeeper/,
    () => ({
      top: { ...top('shirt', '#a8483c', 0.7), pattern: 'check', accent: '#3a2622' },
      bottom: { kind: 'dungarees', colour: '#46607f', hem: 1, loose: 0.8 },
      hat: { kind: 'straw', colour: '#d9b76a' },
      shoes: { kind: 'boot', colour: '#5a4128' },
      coat: null,
    }),
  ],
  [
    /teacher|professor|librarian|tutor/,
    (gender) => ({
      top: top(gender === 'female' ? 'blouse' : 'shirt', '#d9e0e4'),
      coat: { kind: 'cardigan', colour: '#7a5a48', accent: '#d8c9a8', hem: 0.04, open: true },
      bottom: trousers('#4d4a46'),
    }),
  ],
  [
    /coach|trainer|athlete|runner|player|yoga/,
    (gender) => ({
      top: gender === 'female' ? top('tank', '#2f8090', 0) : top('tshirt', '#b5473e', 0.28),
      bottom:
        gender === 'female'
          ? trousers('#23252b', 0)
          : { kind: 'trousers', colour: '#272c36', hem: 0.44, loose: 0.7 },
      badge: /coach|trainer/.test(gender) ? 'whistle' : null,
      shoes: { kind: 'sneaker', colour: '#e4e7ea' },
      coat: null,
    }),
  ],
  [
    /boss|manager|ceo|director|banker|lawyer|executive|investor|businessm[ae]n|businesswom[ae]n|salesm[ae]n|presenter|mayor/,
    (gender) => ({
      top: gender === 'female' ? top('blouse', '#ece6dc') : top('shirt', '#e9edf2'),
      coat: blazer(gender === 'female' ? '#3d3a4c' : '#2b3446'),
      bottom: trousers(gender === 'female' ? '#33313f' : '#2b3446', 0.3),
      tie: gender === 'male' ? '#8f2f3a' : null,
      shoes: gender === 'female' ? { kind: 'heel', colour: '#26242c' } : leather(),
    }),
  ],
  [
    /designer|developer|programmer|founder|entrepreneur|marketer|student|writer|journalist|photographer/,
    (gender) => ({
      top: top(gender === 'female' ? 'sweater' : 'hoodie', gender === 'female' ? '#a8674a' : '#51606f'),
      bottom: trousers('#364660', 0.3),
      shoes: { kind: 'sneaker', colour: '#e0e0dc' },
    }),
  ],
  [
    /assistant|colleague|accountant|analyst|office|secretary|receptionist|clerk|agent/,
    (gender) => ({
      top: top(gender === 'female' ? 'blouse' : 'shirt', gender === 'female' ? '#d8b8ac' : '#a9bfd4'),
      bottom:
        gender === 'female'
          ? { kind: 'skirt', colour: '#3a3d4a', hem: 0.46, loose: 0.2 }
          : trousers('#3d4350', 0.3),
      badge: 'lanyard',
      shoes: leather(),
    }),
  ],
  [
    /pilot|captain|steward/,
    () => ({
      top: top('uniform', '#eef1f4', 0.96),
      tie: '#1c2438',
      coat: blazer('#1f2a44'),
      bottom: trousers('#1f2a44', 0.3),
      hat: { kind: 'peaked', colour: '#1f2a44' },
      shoes: leather('#15151a'),
    }),
  ],
  [
    /knight/,
    () => ({
      top: top('uniform', '#9aa5ae', 0.96),
      coat: null,
      bottom: trousers('#6f7a84', 0.2),
      hat: { kind: 'helmet', colour: '#aab6c0' },
      shoes: leather('#59636c'),
    }),
  ],
  [
    /courier|delivery|driver|postm[ae]n|mail/,
    () => ({
      top: top('polo', '#c2752f', 0.32),
      bottom: trousers('#3a3d46', 0.6),
      hat: { kind: 'cap', colour: '#3f4550' },
      shoes: { kind: 'sneaker', colour: '#3a3a40' },
      coat: null,
    }),
  ],
];

/** The clothes of a trade, or null when the role implies none. */
export function clothesOfRole(role: string, gender: 'female' | 'male'): Partial<Clothes> | null {
  const words = role.toLowerCase();
  return outfits.find(([pattern]) => pattern.test(words))?.[1](gender) ?? null;
}
