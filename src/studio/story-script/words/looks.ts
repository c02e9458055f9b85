/** Colours as stories write them, and their CSS names. */
export const colours: ReadonlyMap<string, string> = new Map(
  `red:red scarlet:crimson crimson:crimson burgundy:maroon maroon:maroon ruby:crimson cherry:crimson orange:orange amber:orange terracotta:#c8693f rust:#b7410e copper:#b87333 bronze:#a97142 yellow:gold mustard:#d4a017
  golden:gold gold:gold lemon:#fde74c green:seagreen emerald:#2e8b57 mint:#98dfc0 olive:olive sage:#9caf88 lime:limegreen turquoise:turquoise teal:teal aqua:turquoise cyan:darkturquoise blue:royalblue navy:navy indigo:indigo azure:#3b83bd
  cobalt:#0047ab purple:purple violet:darkviolet lavender:#b9a5e0 lilac:#c8a2c8 plum:#8e4585 pink:hotpink rose:#e8909c coral:coral salmon:salmon peach:peachpuff magenta:magenta brown:saddlebrown tan:tan beige:beige cream:#fff3d6 ivory:ivory chocolate:chocolate
  caramel:#c68e4e khaki:khaki white:white black:black grey:grey gray:grey silver:silver charcoal:#36454f slate:slategrey`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Default clothes of people in a role. */
export const clothesByRole: readonly (readonly [RegExp, string])[] = [
  [/barista|waiter|waitress|server|bartender/, 'a dark apron over a white shirt'],
  [/chef|cook\b|baker/, 'a white chef’s jacket and an apron'],
  [/butcher|grocer|fishmonger|shopkeeper|florist|stall/, 'a striped apron over a shirt'],
  [/doctor|dentist|vet\b|pharmacist|scientist|dermatologist|optician/, 'a white coat over a shirt'],
  [/surgeon|nurse|midwife|paramedic/, 'blue scrubs'],
  [/physio|therapist/, 'a pale polo shirt'],
  [/coach|instructor|referee|lifeguard/, 'a track suit'],
  [/athlete|runner|swimmer|footballer|striker|goalkeeper|player|boxer|climber|cyclist/, 'sportswear'],
  [/delivery|courier|mail/, 'a bright delivery jacket and a cap'],
  [/mechanic|plumber|electrician|technician|factory|builder|bricklayer|warehouse/, 'blue overalls'],
  [
    /carpenter|potter|shoemaker|blacksmith|watchmaker|maker|roaster|brewer|tailor/,
    'a work apron over a rolled-up shirt',
  ],
  [/firefighter/, 'a firefighter’s jacket'],
  [/police|detective|security|officer/, 'a dark uniform'],
  [/pilot|flight|captain/, 'a navy uniform'],
  [/farmer|gardener|beekeeper|winemaker|shepherd/, 'a checked shirt and rubber boots'],
  [/fisherman|sailor/, 'a thick knitted sweater'],
  [
    /lawyer|banker|ceo|director|investor|politician|mayor|boss|consultant|manager|presenter|chairman/,
    'a dark suit',
  ],
  [/teacher|professor|librarian|principal/, 'a cardigan over a shirt'],
  [/engineer|developer|designer|founder|student/, 'a plain hoodie'],
  [/painter|sculptor|potter/, 'a paint-stained smock'],
  [/king|queen|prince|princess/, 'a royal robe'],
  [/knight/, 'shining armour'],
  [/wizard|witch/, 'a long robe and a pointed hat'],
  [/bride/, 'a white wedding dress'],
  [/astronaut/, 'a space suit'],
  [/cleaner/, 'a light work tunic'],
  [/singer|dancer|musician|guitarist|actor|actress/, 'a stage outfit'],
];
export const clothesByAge: Readonly<Record<string, readonly string[]>> = {
  child: [
    'a striped T-shirt',
    'a yellow sweater',
    'a red hoodie',
    'dungarees over a T-shirt',
    'a turquoise hoodie',
  ],
  teen: ['a grey hoodie', 'a denim jacket', 'a printed T-shirt', 'a purple hoodie'],
  young: ['a green sweater', 'a denim jacket', 'a white T-shirt', 'a mustard sweater', 'a red shirt'],
  adult: [
    'a blue shirt',
    'a dark green sweater',
    'a grey jacket',
    'a rust-coloured sweater',
    'a burgundy shirt',
    'a cream sweater',
  ],
  'middle-aged': ['a navy sweater', 'a pale blue shirt', 'a brown jacket', 'an olive shirt'],
  old: ['a beige cardigan', 'a brown waistcoat over a shirt', 'a soft grey sweater', 'a navy cardigan'],
};
/** Further clothes of women. */
export const womensClothes: Readonly<Record<string, readonly string[]>> = {
  child: ['a pink dress', 'a white T-shirt and a red skirt'],
  teen: ['a lavender sweater', 'a yellow T-shirt and a skirt'],
  young: ['a yellow dress', 'a white blouse and a red skirt', 'a teal blouse'],
  adult: ['a teal blouse', 'a red dress', 'a mustard sweater and a skirt', 'a white blouse and a navy skirt'],
  'middle-aged': ['a burgundy dress', 'a cream blouse and a brown skirt', 'a teal cardigan'],
  old: [
    'a lavender cardigan and a skirt',
    'a purple dress',
    'a pink blouse and a grey skirt',
    'a teal cardigan',
  ],
};
/** Women's hairstyles, if the text describes none. */
export const womensStyles: Readonly<Record<string, readonly string[]>> = {
  child: ['in braids', 'in a ponytail', 'cut to a bob'],
  teen: ['in a ponytail', 'cut to a bob', 'in a braid'],
  young: ['in a ponytail', 'in a bun', 'cut to a bob', 'in a long braid'],
  adult: ['cut to a bob', 'in a bun', 'in a ponytail', 'in a long braid'],
  'middle-aged': ['cut to a bob', 'in a bun', 'in a ponytail'],
  old: ['in a bun', 'cut to a bob', 'in short curls'],
};
export const hairByAge: Readonly<Record<string, readonly string[]>> = {
  child: ['short brown hair', 'curly dark hair', 'fair skin and blond hair', 'straight black hair'],
  teen: ['wavy brown hair', 'short black hair', 'curly dark hair', 'long light brown hair'],
  young: ['dark wavy hair', 'short brown hair', 'curly black hair', 'light brown hair'],
  adult: [
    'dark brown hair',
    'short black hair',
    'fair skin and light brown hair',
    'wavy brown hair',
    'black hair',
    'fair skin and blond hair',
    'brown hair',
    'dark hair',
    'fair skin and auburn hair',
  ],
  'middle-aged': ['dark hair with grey strands', 'short greying hair', 'chestnut hair'],
  old: ['white hair', 'silver hair', 'short grey hair'],
};
