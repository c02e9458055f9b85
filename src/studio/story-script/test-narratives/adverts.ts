import type { NarrativeFacts } from './narrative-facts.ts';

export const adverts: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Every morning at six, Dana laces up her old sneakers and her knees already hurt. She runs along the river while the city is still grey, and by the second bridge she is limping.

Then her sister Noor gives her a box. Inside is a pair of bright orange CloudStep sneakers. "Just try them," Noor says.

The next day Dana runs again. The rain comes down hard, but her feet are dry and the pain does not come back. She passes the second bridge, then the third. At the end she stops in the park, out of breath, and laughs out loud.

CloudStep. Run like you used to.`,
    persons: ['Dana:f', 'Noor/sister:f'],
    places: ['street/beach', 'park'],
    products: ['shoe', 'box?'],
  },
  {
    kind: 'advert',
    text: `You know that drawer in your kitchen. The one full of dull knives. Last Sunday Marcus tried to cut a tomato for his daughter's sandwich and squashed it flat. She looked at the plate and started to giggle.

So he ordered the Kestrel chef knife. It is forged from a single piece of steel and it stays sharp for a year. Now Marcus slices onions so thin you can read through them. On Friday evening he has friends over for dinner, and everybody ends up in the kitchen watching him chop.

Kestrel. You only need one.`,
    persons: ['Marcus:m', 'daughter:f', 'friend*2?'],
    places: ['kitchen'],
    products: ['knife'],
  },
  {
    kind: 'advert',
    text: `It is 7 a.m. and Priyanka has not had coffee yet. The machine at the office is broken again. A note is taped to it: out of order. Her colleague Steve shrugs and hands her a tea bag.

Meet the Bolt, the coffee machine that fits next to your keyboard. One button, forty seconds, real espresso. Priyanka presses it, closes her eyes and breathes in. Steve rolls his chair closer. Then the intern. Then the boss himself, holding an empty mug.

By nine o'clock there is a queue at Priyanka's desk. She does not mind. The Bolt, now in red and black.`,
    persons: ['Priyanka:f', 'Steve/colleague:m', 'intern', 'boss:m'],
    places: ['office'],
    products: ['coffee-machine', 'cup?'],
  },
  {
    kind: 'advert',
    text: `we made this candle because my grandma's house always smelled like oranges and smoke. when she passed i could not find that smell anywhere, not in shops, not online.

so i started melting wax in my tiny kitchen at night. my boyfriend leo said the flat smelled like a burnt cake for weeks. but one evening it was right. i lit it and sat down on the floor and cried a little.

the candle is called Sunday. it burns for fifty hours and is made of soy. light it when you miss someone.`,
    persons: ['narrator', 'Leo/boyfriend:m', 'grandmother?:f'],
    places: ['kitchen', 'living-room?'],
    products: ['candle'],
  },
  {
    kind: 'advert',
    text: `Rain. Again. On the platform of the station a man in a grey suit fights with a broken umbrella. The wind turns it inside out and a woman next to him tries not to laugh.

She presses a small button. Her own umbrella opens with a soft click and does not move, whatever the storm does. It is called the Gale. She steps closer and holds it over both of them. "Going to the centre?" she asks. "I am now," he says.

The train arrives. They get on together, dry and smiling.`,
    persons: ['man:m', 'woman:f'],
    places: ['train'],
    products: ['umbrella'],
  },
  {
    kind: 'advert',
    text: `Biscuit is a fussy dog. He turns up his nose at everything that Hannah puts in his bowl. She has tried chicken, she has tried fish, she has even cooked rice for him in the kitchen while he watched from the sofa with that face.

The vet laughed when she told him. "Try Fieldmeal," he said. Fieldmeal is dog food made with real beef and garden peas, with nothing that you can't pronounce.

That evening Biscuit sniffs the bowl. He looks at Hannah. Then he eats, and eats, and pushes the bowl across the floor until it hits the wall. Good boy.`,
    persons: ['Biscuit/dog:m', 'Hannah:f', 'vet:m'],
    places: ['kitchen', 'hospital?', 'living-room?'],
    products: ['dog-food', 'cup?'],
  },
  {
    kind: 'advert',
    text: `Introducing the Halo lamp, a light that follows your day. In the morning it wakes you slowly, like a sunrise behind the curtains. At noon it is bright and white over your desk. And when the house goes quiet, it glows like a small fire.

Aunt Carmen put one beside her bed and stopped taking sleeping pills. Little Theo says it scares the monsters away. He keeps his Halo on a shelf in his room, next to his teddy bear.

No app. No wires. Just good light. The Halo lamp is available in white and brass from the first of May.`,
    persons: ['Carmen/aunt:f', 'Theo:m'],
    places: ['bedroom', 'office?', 'living-room?'],
    products: ['lamp', 'toy?', 'pill-box?'],
  },
  {
    kind: 'advert',
    text: `Two suitcases. One is scratched, heavy and older than the marriage. The other one is called Drift. On the way to the airport the old suitcase loses a wheel and Paul carries it on his shoulder, sweating, while Ingrid rolls the green Drift along with one finger.

"Want to swap?" she asks. "Never," says Paul. At the check-in counter the handle breaks off in his hand. The clerk looks away politely.

Three hours later they lie on the beach. Paul opens his phone under the parasol and orders a suitcase. Ingrid pretends to sleep.`,
    persons: ['Paul/husband:m', 'Ingrid/wife:f', 'clerk'],
    places: ['airport', 'beach', 'car?', 'street?'],
    products: ['suitcase', 'umbrella?', 'phone?'],
  },
];
