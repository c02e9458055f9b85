const cafe = `Maya opens her small café before dawn. Her grandmother Rosa kneads the dough for the first loaves. At noon her neighbour Tom walks in from the rain and orders a coffee. "Best bread in town," he says. In the evening Maya counts the money and smiles.`;
const bike = `Leo finds an old bicycle in the garage. He cleans the rusty chain with a brush. His sister Ana brings him a new bell. On Sunday they ride through the park together.`;
const lamp = `The Nova lamp follows your day. Sara works late in her office. She touches the lamp and the light grows warm. Her son Ben reads a book beside her.`;

/** Frames, and what their authors want to see in them instead. */
export const redraws: readonly { narrative: string; scene: number; description: string }[] = [
  {
    narrative: cafe,
    scene: 0,
    description: 'Maya dances in the rain on the street at night, holding a red umbrella.',
  },
  { narrative: cafe, scene: 1, description: 'Rosa and Maya ride bicycles along the beach at sunset.' },
  { narrative: cafe, scene: 2, description: 'Close-up of Tom, laughing.' },
  { narrative: cafe, scene: 3, description: 'Maya plays the violin on a stage.' },
  {
    narrative: cafe,
    scene: 3,
    description: 'Medium shot in the garden in the afternoon: Maya, dancing and happy, with Tom.',
  },
  { narrative: cafe, scene: 0, description: 'An empty street at night with a red bicycle.' },
  { narrative: bike, scene: 0, description: 'Leo swims in a lake at dawn.' },
  { narrative: bike, scene: 1, description: 'Leo sits on a bench in the park and reads a book.' },
  { narrative: bike, scene: 2, description: 'Ana carries a big cake through the snow.' },
  { narrative: bike, scene: 2, description: 'Two children chase a ball on the beach.' },
  { narrative: lamp, scene: 1, description: 'Sara asleep in bed at night.' },
  { narrative: lamp, scene: 2, description: 'Ben and Sara build a snowman in the garden.' },
  {
    narrative: cafe,
    scene: 3,
    description: 'An old man in a black hat knocks at the door of the café in the snow.',
  },
  { narrative: cafe, scene: 1, description: 'Rosa sleeps in an armchair at home, a cat on her lap.' },
  { narrative: bike, scene: 1, description: 'A brown horse stands in a snowy field.' },
  { narrative: bike, scene: 2, description: 'At the market Ana buys oranges, a dog beside her.' },
];
