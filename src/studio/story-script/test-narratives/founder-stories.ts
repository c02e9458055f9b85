import type { NarrativeFacts } from './narrative-facts.ts';

export const founderStories: NarrativeFacts[] = [
  {
    kind: 'founder story',
    text: `I grew up above my parents' grocery store in Leeds. After school I stacked shelves with my brother Tariq, and the thing I hated most was the waste: boxes of fruit that nobody bought, thrown in the bin every night.

Twenty years later I was an engineer with a good salary and a boring job. One evening I stood in the supermarket and watched a man throw out forty bananas. I went home, opened my laptop and wrote the first version of Rescued, an app that sells leftover food at half price.

Tariq was my first user. My mother was the second. Last year we saved four million meals. And yes, our parents' store uses it too.`,
    persons: ['narrator', 'Tariq/brother:m', 'mother:f', 'man?:m', 'parent*2?'],
    places: ['supermarket/shop', 'living-room?', 'shop?'],
    products: ['app-screen', 'laptop?', 'box?'],
  },
  {
    kind: 'founder story',
    text: `When Ewa Nowak lost her job at the bank, she did not tell her husband for a week. She put on her suit every morning, took the tram and sat in a café until five.

It was there, over a bad cup of tea, that she drew the first bag. A backpack for women who carry everything: laptop, gym shoes, a toddler's spare trousers. She sewed it herself in the garage on her grandmother's machine. It took eleven tries.

Her husband found out when he parked the car and saw twelve backpacks hanging from the ceiling. Today Ewa employs nine people in a small workshop outside Gdansk. The backpack is still called the Tuesday, after the day she stopped pretending.`,
    persons: ['Ewa:f', 'husband:m', 'grandmother?:f'],
    places: ['cafe', 'garage', 'workshop', 'train?', 'office?'],
    products: ['backpack', 'laptop?', 'bag?', 'shoe?'],
  },
  {
    kind: 'founder story',
    text: `My name is Jonas and I make soap. That sounds simple, and it is. I used to be a chemist in a big company in Hamburg, where I wrote reports that nobody read.

In 2016 my daughter Frieda was born with very dry skin. Nothing from the pharmacy helped. So I went down into the basement, mixed olive oil and oats and a bit of hope, and three months later her skin was soft.

The nurse at the clinic asked me for a bar. Then the other parents did. Now there are six of us in an old barn, and we make nine hundred bars a day. Frieda is eight. She designs the labels.`,
    persons: ['Jonas/narrator:m', 'Frieda/daughter:f', 'nurse'],
    places: ['workshop', 'hospital', 'shop?', 'office?'],
    products: ['soap', 'bottle?'],
  },
  {
    kind: 'founder story',
    text: `Rosalind Achebe was seventy-one when she started her company. "Everybody thought I was bored," she says. "I was angry."

Her hearing aids whistled. They fell into the soup. At the hospital a young doctor told her to be patient. Rosalind had designed radios for thirty years, so she went back to her workbench and built her own pair.

Her neighbour Mr. Patel tried them on the bench in front of the house. He heard the birds for the first time in a decade, and he could not speak for a while. That was the moment, she says. Since then, Robin hearing aids have been sold in nineteen countries.`,
    persons: ['Rosalind:f', 'doctor', 'Patel/neighbour:m'],
    places: ['hospital', 'workshop', 'park/street'],
    products: ['headphones'],
  },
  {
    kind: 'founder story',
    text: `We met in detention. Really. I had been late eleven times and Kofi had set off a rocket in the chemistry lab. The teacher, Ms. Okafor, made us clean the classroom together and we argued about bicycles the whole hour.

Fifteen years on, Kofi and I build e-bikes in a garage behind the train station. Ours has no screen and no buttons. You pedal, it helps. My dad does the accounts at the kitchen table and shouts at us about invoices.

The bike is called the Mule. It is blue, it is ugly and it carries a hundred kilos. Ms. Okafor bought number seven. She is never late.`,
    persons: ['narrator', 'Kofi:m', 'Okafor/teacher:f', 'father:m'],
    places: ['classroom', 'garage', 'kitchen'],
    products: ['bicycle'],
  },
];
