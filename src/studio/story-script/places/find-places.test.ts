import { describe, expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';
import { unseenTrades } from '../test-narratives/unseen-trades.ts';

const firstScene = (text: string) => readNarrative(text).story.scenes[0]!;

describe('the place of a scene', () => {
  test.each([
    ['Ana wonders who walks to the bakery, and Tom pulls the blanket over his head.', 'bedroom'],
    ['Before you touch the slicer, take off rings and watches. The glove hangs by the sink.', 'kitchen'],
    ['At home the fridge holds half a lemon. Jonas leans against the open door and sighs.', 'kitchen'],
    ['Graham checks the moisture on his phone from the pub.', 'restaurant'],
    ['Graham comes home from the pub and hangs up his coat in the hallway.', 'living-room'],
    ['Nurse Ingrid wrote her plans on a whiteboard in the corridor of the ward.', 'hospital'],
    ['Carmen took over a shoe repair shop in Valencia.', 'workshop'],
    ['He found nine hundred dead plants in the greenhouse.', 'park'],
    ['Callum, who had taught her in a supermarket car park, waited in the garden with roses.', 'park'],
    ['Daniela unlocks the bakery at six and ties her apron.', 'bakery'],
    ['Rosa gave swimming lessons to her nephew at the pool.', 'pool'],
    ['Jonas sits in the kitchen. He eats it and waves.', 'kitchen'],
    ['The kitchen smelled of toast. My sister gave me a plush bear.', 'kitchen'],
    ['They listened to the wind and waves.', 'beach'],
    ['They met outside the bakery and hugged.', 'street'],
    ['They met in the library between two shelves.', 'library'],
    ['Her music library has forty thousand songs, and she sorts them in the kitchen.', 'kitchen'],
    ['Callum waited in the supermarket with roses.', 'supermarket'],
    ['Finn drove down the hill and stopped in the street.', 'street'],
    ['She swims forty lengths at the local pool.', 'pool'],
    ['At six the pool belongs to Ruth, who swims forty lengths before the lifeguard comes.', 'pool'],
    ['The lifeguard watched while the children swam out to the rock.', 'beach'],
    ['Welcome to your first shift at our flower shop on Mill Road.', 'shop'],
    ['He parked on Mill Road and waited.', 'street'],
    ['The next day there was a line outside his door.', 'street'],
    ['Yusuf hung up his coat behind his door.', 'living-room'],
    ['In the shop Yusuf teaches three apprentices at a long wooden bench.', 'shop'],
    ['Yusuf ate his bread on a bench.', 'park'],
    ['Now he sends the invoice from his van before he even leaves the driveway of the customer.', 'car'],
    ['Every bathroom in this town has a bit of my pain in it.', 'bathroom'],
    ['Mr. Okafor sat behind the driver with a parcel on his knees.', 'train'],
    ['A pool of water spread over the kitchen floor.', 'kitchen'],
    ['Tomas sat on the quay and counted his coins.', 'harbour'],
    ['She cut his hair in her salon on Mill Lane.', 'salon'],
    ['Bruno stepped into the tub and closed his eyes.', 'bathroom'],
    ['She rocks the cradle in the nursery. It hums like the inside of a car.', 'bedroom'],
    ['Bruno fell asleep in the bathtub.', 'bathroom'],
    ['She rests in the bedroom. Waves, rain, a slow piano.', 'bedroom'],
    ['Finn camped on the summit above the valley.', 'mountains'],
    ['Rosa drives the number nine tram through the old town.', 'train'],
    ['Rosa watched the tram from the old town square.', 'street'],
    ['Marco opened his account at the savings bank on a Monday.', 'lobby'],
    ['Marco sat on the river bank with his rod.', 'lake'],
    ['We went to the fabric shop in Mill Lane.', 'shop'],
    ['The clinic in our village closes at six.', 'hospital'],
    ['Pip the hedgehog lived by a mill pond.', 'lake'],
    ['Pip the hedgehog lived in an old mill.', 'workshop'],
    ['A couple called Nadia from a tunnel near the airport.', 'street'],
    ['A couple called Nadia from the airport.', 'airport'],
    ['The dog stole a roll and ran behind the shed.', 'park'],
    ['The guard sat in the museum under a painting of a ship.', 'gallery'],
    ['The guard sat on the deck of a ship.', 'boat'],
    ['The queue stood in front of the factory gate.', 'street'],
    ['In December a queue stands outside the workshop door.', 'street'],
    ['She told me to park between the paper cups in the garage.', 'garage'],
    ['Drink a hot chocolate in the dining car.', 'train'],
    ['I carried the shirts to the tailor before school.', 'shop'],
    ['Amara waited at the stop with two bags.', 'street'],
    ['Marcus delivers parcels on a cargo bike.', 'street'],
    ["Uncle Bob's garden was a jungle.", 'park'],
    ['Deshawn was the smallest player on the basketball team.', 'gym'],
    ['Marcus packs parcels in the warehouse.', 'warehouse'],
    ['Lena hiked through Spain with it for three weeks.', 'mountains'],
    ['A young potter worked in a cold studio by the river.', 'workshop'],
    ['Ana sat in her kitchen with a view of the harbour.', 'kitchen'],
    ['On the doorstep stood the box, and soon the whole kitchen smelled of bread.', 'kitchen'],
  ])('%s', (text, setting) => {
    expect(firstScene(text).setting).toBe(setting);
  });
});

test('a person who stepped into a tub is in the bathroom and sleeps in bed at night', () => {
  const dog = unseenTrades.find(({ text }) => text.startsWith('Bruno'))!;
  expect(readNarrative(dog.text).story.scenes.slice(-2)).toMatchObject([
    { setting: 'bathroom', narration: expect.stringContaining('stepped into the tub') },
    { setting: 'bedroom', narration: expect.stringContaining('clean sheets') },
  ]);
});

describe('the time of a scene', () => {
  test.each([
    ['Amir swapped his night shift in the canteen.', 'morning'],
    ['Amir is tired on the night shift.', 'night'],
    ['He had ordered it by phone in the lunch break. Now he opens the door.', 'morning'],
    ['He ordered it by phone in the lunch break. Now he opens the door.', 'noon'],
  ])('%s', (text, time) => {
    expect(firstScene(text).timeOfDay).toBe(time);
  });

  test('a night does not last into another day', () => {
    const { scenes } = readNarrative(
      'At midnight Carmen posted her film in the workshop and went to bed.\n\nIn March she opened a second shop by the station and hired Paul.',
    ).story;
    expect(scenes.map(({ timeOfDay }) => timeOfDay)).toEqual(['night', 'morning']);
  });

  test('a night lasts until the text ends it', () => {
    const { scenes } = readNarrative(
      'At midnight Carmen posted her film in the workshop and sighed.\n\nShe opened the door and looked at her old neighbour Paul.',
    ).story;
    expect(scenes.map(({ timeOfDay }) => timeOfDay)).toEqual(['night', 'night']);
  });
});

describe('the people in a scene', () => {
  const persons = (text: string) =>
    readNarrative(text).story.characters.map(({ name, age }) => `${name}, ${age}`);

  test.each([
    [
      'a name stays at a verb that may also be a thing',
      'Tom pulls the blanket over his head. His wife Leila hunts for a jumper.\n\nTom spreads butter on a warm roll.',
      ['Tom, adult', 'Leila, adult'],
    ],
    [
      'somebody described and then named is one person of that age',
      'A 94-year-old woman from Leeds has passed her motorcycle test. Dorothy Finch rode through the rain.',
      ['Dorothy Finch, old'],
    ],
    [
      'father and son are those who were named',
      'Jonas lifts his son Emil out of the car.\n\nLater father and son fall asleep on the sofa.',
      ['Jonas, adult', 'Emil, child'],
    ],
    [
      'a daughter with the deeds of a grown-up is one',
      'Graham runs a nursery with his daughter Holly. Holly phoned the supplier.',
      ['Graham, adult', 'Holly, young'],
    ],
    [
      'a daughter who plays is a child',
      'Graham plays in the garden with his daughter Holly. Holly laughed.',
      ['Graham, adult', 'Holly, child'],
    ],
  ])('%s', (_, text, expected) => {
    expect(persons(text)).toEqual(expected);
  });
});

test('a cat sleeps where it is, a person in bed', () => {
  const settingOf = (sleeper: string) =>
    readNarrative(
      `Oskar set the tower up in the living room. ${sleeper} sniffed at it, climbed to the top and fell asleep. Nothing was heard.`,
    ).story.scenes[1]!.setting;
  expect(settingOf('The cat Pixel')).toBe('living-room');
  expect(settingOf('Oskar')).toBe('bedroom');
});

test('a place that somebody only wants to reach is not where they are', () => {
  const settingOf = (text: string) => readNarrative(text).story.scenes[0]!.setting;
  expect(settingOf('Dot wanted to fly over the mountains.')).not.toBe('mountains');
  expect(settingOf('Dot flew over the mountains.')).toBe('mountains');
});
