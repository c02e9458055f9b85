import type { NarrativeFacts } from './narrative-facts.ts';

export const everydayStories: NarrativeFacts[] = [
  {
    kind: 'comedy',
    text: `Greg wanted to impress his new girlfriend, so he told her he could cook. He could not cook. On Saturday Melissa came over with a bottle of wine and found the kitchen full of smoke.

"It's a French technique," said Greg, waving a towel at the alarm. The chicken was black on the outside and frozen on the inside. The potatoes had vanished completely.

His roommate Dev walked in, looked at the oven, and walked out again. Ten minutes later the doorbell rang. A delivery guy held out two pizzas. "From Dev," he said. They ate on the floor by candlelight. Melissa still tells it at parties.`,
    persons: ['Greg:m', 'Melissa/girlfriend:f', 'Dev/roommate:m', 'delivery driver:m'],
    places: ['kitchen'],
    products: ['bottle?', 'box?', 'pan?', 'candle?'],
  },
  {
    kind: 'comedy',
    text: `The meeting was supposed to take ten minutes. It was now hour three. Sandra from accounting had drawn a pie chart on the whiteboard, and then a real pie, because she was hungry. The director was asleep with his eyes open.

"Any questions?" asked Bob. Nobody moved. Then the new guy, Felix, raised his hand. Everyone in the conference room stared at him with pure hatred.

"Is this the yoga class?" he said. There was a long silence. Sandra packed up her notebook. "It is now," she said, and they all followed Felix out to the lawn.`,
    persons: ['Sandra:f', 'Bob:m', 'Felix:m', 'director:m'],
    places: ['meeting-room', 'park'],
    products: ['notebook?'],
  },
  {
    kind: 'sport',
    text: `Ninetieth minute, one all, and the ball is on the spot. Amara wipes her hands on her shirt. Behind the goal twelve thousand people are screaming and she can hear only her own heart.

She thinks of the pitch behind her school in Lagos, with two stones for a goal. She thinks of her father, who drove the bus all day and still stood at the touchline every evening. "Low and left," he used to say.

The referee blows the whistle. The goalkeeper jumps. Low and left. The stadium explodes, and her captain, Jess, lifts her off the ground. Somewhere in the stand an old man in a bus driver's jacket covers his face.`,
    persons: ['Amara:f', 'father:m', 'old man?:m', 'referee', 'goalkeeper', 'Jess/captain'],
    places: ['pitch', 'classroom?', 'train?'],
    products: ['toy?', 'shirt?'],
  },
  {
    kind: 'sport',
    text: `At 4:30 the alarm goes off and nobody in the house wants to hear it. Seventeen-year-old Bruno drags himself to the pool anyway. The water is cold, the coach is loud, and the black line on the bottom never ends.

"Again," says Coach Ramirez. "Again." Bruno hates that word. At school he falls asleep in maths and his best friend Omar draws a moustache on him.

Then comes the final in June. Bruno touches the wall and looks up at the board. First. Two hundredths of a second. He looks for the coach and finds her sitting on the steps, with her stopwatch in her lap, crying like a child.`,
    persons: ['Bruno:m', 'Ramirez/coach:f', 'Omar/friend:m'],
    places: ['pool', 'classroom', 'bedroom/living-room?'],
    products: ['watch?'],
  },
  {
    kind: 'travel',
    text: `The night train to Lisbon smelled of oranges and wet coats. I shared a compartment with a retired sea captain and a girl with a violin. Around midnight the captain took out a pack of cards. "We play for stories," he said.

I lost every hand. So I told them about my divorce, and about the job I had quit by text message. The girl told us that she was running away to join an orchestra. The captain only smiled.

At sunrise we stood at the window and saw the river, wide and pink. At the station we said goodbye on the platform. I still have the ace of hearts he gave me.`,
    persons: ['narrator', 'captain:m', 'girl:f'],
    places: ['train'],
    products: ['toy?', 'shirt?', 'box?'],
  },
  {
    kind: 'travel',
    text: `Day three in the mountains and my boots are wet. Our guide, Pemba, walks ahead with a kettle tied to his backpack, whistling. My wife Sofie is already up on the ridge, waving her hat at me.

We camp at four thousand metres. The tent flaps all night and I hear Pemba laugh in his sleep. At dawn he brings tea in tin cups and points to the east. The sun hits the summit and it turns to gold.

Nobody says anything. Sofie takes my hand. Later, down in the village, we eat dumplings in a tiny restaurant until we can hardly move.`,
    persons: ['narrator', 'Pemba/guide:m', 'Sofie/wife:f'],
    places: ['mountains', 'restaurant', 'street?'],
    products: ['shoe?', 'backpack?', 'cup?', 'pan?', 'shirt?'],
  },
];
