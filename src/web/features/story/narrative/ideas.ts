/** Stories to start from, each long enough to be split. */
export const ideas = [
  {
    name: 'A café before dawn',
    narrative: `Maya opens her small café before dawn and grinds the beans by hand.

At noon her neighbour Tom comes in from the rain. “The largest coffee you have,” he says, and sits down by the window.

In the evening Maya counts the money in the kitchen, and there is not enough for the rent.

The next morning a long line waits in the street: Tom has told everybody about the coffee.`,
  },
  {
    name: 'Why I started',
    narrative: `Two years ago Lena sat in her office until late at night. Her back hurt, and no chair helped.

On a Saturday she went into her father’s workshop and built a chair of her own. It took her all night.

On Monday her colleague Ben tried it. “I am never giving this back,” he said.

Today Lena builds chairs in a bright workshop, and each one is tried by somebody whose back hurts.`,
  },
  {
    name: 'A customer’s day',
    narrative: `Sam runs every morning in the park, and every morning his feet hurt.

At the shop an old woman hands him a pair of red shoes. “Walk to the door and back,” she says. Sam walks, and smiles.

The next day Sam runs through the rain, past the lake and up the hill, and does not think of his feet once.

In the evening he calls his sister. “You need these shoes,” he tells her.`,
  },
  {
    name: 'A bedtime story',
    narrative: `A little boy called Finn cannot sleep, for the moon looks into his bedroom.

He takes his lamp and walks into the forest, between tall and quiet trees.

Under the oldest tree Finn finds a small lost dog. Finn says, “Come, it is late for both of us.”

Finn sleeps in his bed, with the dog beside him, and the moon goes on to the next window.`,
  },
] as const;
