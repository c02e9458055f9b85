/** Groups of artwork by use: an artwork's name, or "=" and the name of a painter. */
export const setOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/u));
export const fingerFood = setOf(
  `bread baguette-bread croissant bagel pretzel hamburger french-fries pizza hot-dog sandwich taco burrito dumpling shortcake cupcake cookie doughnut
  chocolate-bar candy lollipop soft-ice-cream shaved-ice popcorn red-apple green-apple pear peach tangerine banana strawberry mango carrot egg rice-ball poultry-leg meat-on-bone`,
);
export const food = setOf(
  `dough pancakes waffle cheese-wedge cooking bacon falafel spaghetti curry-rice sushi bento-box pie birthday-cake ice-cream honey-pot steaming-bowl soup-bowl
  green-salad tomato potato onion garlic ear-of-corn cucumber broccoli hot-pepper bell-pepper eggplant mushroom beans cut-of-meat whole-fish fish-plate lobster shrimp oyster watermelon grapes pineapple pumpkin grill`,
);
export const drinks = setOf(
  'wine-glass beer-mug glass-of-milk tumbler-glass beverage-box cup-with-straw bubble-tea tropical-drink bottle-with-popping-cork =cup =bottle =can',
);
export const readable = setOf(
  `love-letter envelope =paper drawing receipt scroll world-map newspaper rolled-up-newspaper clipboard spiral-calendar notebook =book ticket =tablet
  admission-tickets musical-score`,
);
export const cookware = setOf('rolling-pin kitchen-knife spoon =bottle');
export const tools = setOf('hammer screwdriver wrench carpentry-saw axe clamp pick paintbrush');
export const pens = setOf('pen fountain-pen pencil crayon');
export const worn = setOf(
  `scarf socks gloves running-shoe hiking-boot mans-shoe high-heeled-shoe ballet-shoes t-shirt dress kimono jeans coat lab-coat necktie safety-vest
  top-hat billed-cap graduation-cap rescue-workers-helmet military-helmet sunglasses glasses goggles watch ring prayer-beads crown headphone backpack
  roller-skate ice-skate boxing-glove`,
);
export const played = setOf(
  `=guitar guitar violin banjo trumpet saxophone flute accordion drum long-drum maracas musical-keyboard piano bell joystick video-game joker game-die`,
);
export const vehicles = setOf(
  `bicycle motor-scooter motorcycle kick-scooter minibus delivery-truck pickup-truck tractor automobile racing-car taxi bus tram-car forklift excavator canoe
  motor-boat sailboat speedboat skateboard`,
);
