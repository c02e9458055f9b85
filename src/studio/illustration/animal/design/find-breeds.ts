import * as birds from './birds.ts';
import * as pets from './dogs-and-cats.ts';
import * as hoofed from './hoofed.ts';
import * as small from './small-beasts.ts';
import * as whole from './whole-beasts.ts';
import type { Breed } from './species.ts';

/** Breeds by the role of a character. */
const breeds: Readonly<Record<string, readonly Breed[]>> = {
  dog: pets.dogs,
  cat: pets.cats,
  fox: pets.foxes,
  wolf: pets.wolves,
  bear: pets.bears,
  panda: pets.pandas,
  lion: pets.lions,
  tiger: pets.tigers,
  horse: hoofed.horses,
  unicorn: hoofed.unicorns,
  donkey: hoofed.donkeys,
  zebra: hoofed.zebras,
  cow: hoofed.cows,
  calf: hoofed.cows,
  camel: hoofed.camels,
  sheep: hoofed.sheep,
  goat: hoofed.goats,
  pig: hoofed.pigs,
  deer: hoofed.deer,
  giraffe: hoofed.giraffes,
  elephant: hoofed.elephants,
  rabbit: small.rabbits,
  mouse: small.mice,
  rat: small.rats,
  hamster: small.hamsters,
  'guinea pig': small.hamsters,
  hedgehog: whole.hedgehogs,
  squirrel: small.squirrels,
  badger: small.badgers,
  otter: small.otters,
  beaver: small.beavers,
  mole: small.moles,
  frog: small.frogs,
  kangaroo: small.kangaroos,
  monkey: small.monkeys,
  turtle: small.turtles,
  crocodile: small.crocodiles,
  dinosaur: small.dinosaurs,
  snail: whole.snails,
  whale: whole.whales,
  crab: whole.crabs,
  bee: whole.bees,
  fish: whole.fish,
  bird: birds.smallBirds,
  crow: birds.crows,
  pigeon: birds.pigeons,
  seagull: birds.gulls,
  parrot: birds.parrots,
  owl: birds.owls,
  duck: birds.ducks,
  goose: birds.geese,
  swan: birds.swans,
  hen: birds.hens,
  rooster: birds.roosters,
  penguin: birds.penguins,
};

export const drawableSpecies: readonly string[] = Object.keys(breeds);

/** Null for a role that is not an animal, or for an animal that cannot be drawn (a shark, an ant). */
export const findBreeds = (role: string): readonly Breed[] | null => breeds[role] ?? null;
