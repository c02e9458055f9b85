import type { NarrativeFacts } from './narrative-facts.ts';

export const tales: NarrativeFacts[] = [
  {
    kind: "children's tale",
    text: `Once upon a time there was a little fox called Pip who was afraid of the dark. Every night, when the forest went black, he crept into the hollow tree and hid behind his mother.

"What if the stars fall down?" he whispered.

One night an old owl landed on the branch above. "Come with me," said the owl. They walked to the top of the hill, and the owl gave Pip a tiny lantern. When he lit it, he saw a hedgehog, two rabbits and a very surprised badger. They had all been afraid of the dark too.

From then on Pip carried the lantern every night, and the forest was full of friends.`,
    persons: ['Pip/fox:m', 'mother:f', 'owl', 'hedgehog?', 'rabbit*2?', 'badger?', 'friend*2?'],
    places: ['forest', 'mountains'],
    products: ['lamp'],
  },
  {
    kind: "children's tale",
    text: `Lina had a red kite, and the kite had a mind of its own. On Monday it flew into a tree in the park. On Tuesday it landed in Mr. Brown's soup. "Young lady!" shouted Mr. Brown from his garden.

On Wednesday the wind was so strong that the kite pulled Lina right up over the roofs of the town. She saw the school, the bakery and the baker, who was as small as an ant. She waved, and he waved back with a loaf of bread.

"Please take me home," Lina said to the kite. And because it was her friend, it did. Her mother was waiting at the door with her wellies.`,
    persons: ['Lina/girl:f', 'Brown:m', 'baker:m', 'mother:f'],
    places: ['park', 'rooftop', 'living-room?'],
    products: ['bread?', 'toy', 'shoe?'],
  },
  {
    kind: "children's tale",
    text: `Grandpa Otto had a watch that did not tick. It was big and golden and it stopped a long time ago, on the day Grandma died. He kept it in a drawer in the kitchen, under the napkins.

Little Mika found it on a rainy afternoon. She shook it. She sang to it. She even put it under her pillow for a night. Nothing.

Then she took it to the old watchmaker at the end of the street. He opened it with a needle and found a single grain of sand. "From the sea," he said. Mika ran home. Tick, said the watch. Grandpa held it to his ear and smiled, and there were tears on his cheeks.`,
    persons: ['Otto/grandfather:m', 'Mika', 'watchmaker:m', 'grandmother?:f'],
    places: ['kitchen', 'street?', 'workshop/shop?', 'bedroom?'],
    products: ['watch'],
  },
  {
    kind: "children's tale",
    text: `Deep in the ocean lived a crab named Clementine who collected hats. She had a straw hat, a sailor's hat and a hat that used to be a bottle cap.

One day a storm threw a boy onto the beach. His name was Sami and he was very cold. Clementine did not know what to do with a boy. She brought him her best hat.

"Thank you," said Sami, and put it on. It was much too small. He laughed so loudly that the gulls flew up. In the evening the fishermen found him by following that laugh. Before he went, Sami left his own blue cap on a stone. It is the pride of her collection.`,
    persons: ['Clementine/crab:f', 'Sami/boy:m'],
    places: ['beach'],
    products: ['shirt'],
  },
  {
    kind: "children's tale",
    text: `The dragon on Cold Mountain did not want to eat princesses. He wanted a library card.

Princess Odile climbed up there one foggy morning because her father, the king, had told her not to. The dragon was sitting in his cave, trying to read a cookbook upside down. "Is that the letter A?" he asked. "It is a picture of a pie," said Odile.

So she sat down and taught him. A for apple. B for bear. By winter he could read whole books, and the knights who came to fight him had to wait in a line until the end of the chapter. The king came too, in the end. He liked the one about the whale.`,
    persons: ['dragon:m', 'Odile/princess:f', 'king/father:m'],
    places: ['mountains'],
    products: ['book'],
  },
];
