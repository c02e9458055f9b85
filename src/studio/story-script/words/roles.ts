import type { Age } from '#studio/story/story.ts';

type Gender = 'female' | 'male';
/**
 * kin: a family member; job: an occupation; plain: a man, a girl; relation: a boss, a friend; group: in the plural, a
 * crowd unless counted.
 */
export type RoleKind = 'kin' | 'job' | 'plain' | 'relation' | 'animal';
export type Role = { label: string; kind: RoleKind; gender?: Gender; age?: Age };

const rows: Record<string, Role> = {};
const add = (kind: RoleKind, text: string): void => {
  for (const row of text.trim().split(/\s*;\s*/u)) {
    // label/gender/age: synonym, synonym
    const [head = '', synonyms = ''] = row.split(':');
    const [label = '', gender, age] = head.trim().split('/');
    const role: Role = {
      label,
      kind,
      ...(gender === 'f' ? { gender: 'female' } : gender === 'm' ? { gender: 'male' } : {}),
      ...(age ? { age: age as Age } : {}),
    };
    for (const word of [label, ...synonyms.split(',')]) if (word.trim()) rows[word.trim()] = role;
  }
};

add(
  'kin',
  `mother/f/adult: mom, mum, mama, mommy, mummy, mam, ma, mamma; father/m/adult: dad, papa, daddy, pa, baba; parent//adult; grandmother/f/old: grandma, granny, nana, gran, abuela, nonna, oma, babushka, nan;
  grandfather/m/old: grandpa, granddad, grandad, abuelo, nonno, opa, gramps; grandparent//old; great-grandmother/f/old: great grandmother; wife/f/adult; husband/m/adult: hubby; spouse//adult; fiancé/m/young; fiancée/f/young: fiancee;
  girlfriend/f/young; boyfriend/m/young; sister/f: little sister, big sister, older sister, younger sister; brother/m: little brother, big brother, older brother, younger brother; daughter/f/child; son/m/child; kid//child: child, schoolboy, schoolgirl, kiddo, youngster, little one; baby//child: newborn, infant, baby boy, baby girl; toddler//child;
  granddaughter/f/child; grandson/m/child; grandchild//child: grandkid; twin//child: triplet; uncle/m/middle-aged; aunt/f/middle-aged: auntie, aunty; cousin; nephew/m/child; niece/f/child; mother-in-law/f/old: mother in law; father-in-law/m/old: father in law; sister-in-law/f/adult: sister in law; brother-in-law/m/adult: brother in law;
  stepmother/f/adult: stepmom; stepson/m/child; stepdaughter/f/child; stepfather/m/adult: stepdad; teenager//teen: teen, adolescent; widow/f/old; widower/m/old; godmother/f/middle-aged; godfather/m/middle-aged; bride/f/young; groom/m/young; ex-wife/f/adult: ex wife; ex-husband/m/adult: ex husband`,
);
add(
  'plain',
  `man/m/adult: guy, gentleman, fella, bloke, dude, fellow; woman/f/adult: lady, gal; boy/m/child: lad; girl/f/child: lass; stranger; old man/m/old: elderly man; old woman/f/old: old lady, elderly woman, elderly lady; young man/m/young; young woman/f/young: young lady; pensioner//old; senior//old; newcomer; passer-by: passer by, passerby; bystander; hero/m; heroine/f`,
);
add(
  'relation',
  `boss//middle-aged: supervisor, line manager; manager//adult; colleague//adult: coworker, co worker, workmate, teammate; friend: best friend, buddy, pal, bestie, mate; neighbour//adult: neighbor; roommate//young: flatmate, housemate; customer//adult: client, shopper, buyer; patient//adult; student//young: pupil, learner, freshman; classmate//young; guest//adult; visitor//adult; passenger//adult; tourist//adult: traveller, traveler, backpacker; mentor//middle-aged; trainee//young; intern//young; apprentice//young; new hire//young: newbie, new employee, new starter; employee//adult: staff member; co-founder//adult: cofounder, co founder; business partner//adult; investor//middle-aged; owner//adult; tenant//adult; landlord/m/middle-aged; landlady/f/middle-aged; host//adult; volunteer//adult; fan//young; rival//adult: opponent; assistant//young: helper; spokesperson//adult: spokeswoman, spokesman; applicant//young: candidate; resident//adult; witness//adult; survivor//adult; thief//adult: burglar, robber; winner; caller//adult; commuter//adult; hiker//adult; cyclist//adult; biker//adult: motorcyclist, rider; pedestrian//adult: dog walker; camper//adult; motorist//adult; rescuer//adult; homeowner//adult; shareholder//middle-aged; recruiter//adult; caregiver//adult: carer; teammate//young: bandmate; prisoner//adult; patron//adult; pen pal//young; crew member//adult`,
);
add(
  'job',
  `critic//middle-aged: food critic, film critic, restaurant critic; lieutenant//adult: sergeant, colonel, commander; explorer//adult: mountaineer, adventurer; hunter//adult; bishop/m/old; beggar//old; bridesmaid/f/young; orphan//child; refugee//adult; expert//middle-aged; collector//middle-aged; dealer//middle-aged; lodger//adult; maid/f/young; chauffeur/m/middle-aged; hostess/f/adult; zookeeper//adult; forester//adult; hacker//young; stowaway//young; founder//adult; ceo//middle-aged: chief executive, managing director; director//middle-aged; doctor//middle-aged: physician, gp; surgeon//middle-aged; nurse//adult; paramedic//adult: ambulance driver; midwife/f/adult; dentist//adult; vet//adult: veterinarian; pharmacist//adult: chemist; physiotherapist//adult: physio, physical therapist; therapist//adult: psychologist, counsellor, counselor; optician//adult; dermatologist//adult; teacher//adult: schoolteacher; professor//middle-aged: lecturer; tutor//young; principal//middle-aged: headteacher; headmaster/m/middle-aged; headmistress/f/middle-aged; librarian//middle-aged; instructor//adult: trainer, personal trainer, fitness trainer; coach//middle-aged; lifeguard//young; referee//adult: umpire; lighthouse keeper/m/old; goalkeeper//young: goalie, keeper; striker//young; captain//adult: skipper; athlete//young; runner//young: jogger; swimmer//young; climber//adult; skater//young; surfer//young; boxer//young; footballer//young: football player, soccer player; player//young; barista//young; waiter/m/young; waitress/f/young; bartender//adult: barman, barmaid; chef//adult: head chef; sous chef//adult; cook//adult; baker//adult; butcher/m/middle-aged; grocer//middle-aged: greengrocer; fishmonger//middle-aged; cashier//adult: checkout clerk; clerk//adult: receptionist; shop assistant//young: sales assistant, shop girl, salesperson, store clerk, sales clerk; salesman/m/adult; saleswoman/f/adult; shopkeeper//middle-aged: shop owner, store owner; florist//adult; hairdresser//adult: hairstylist, stylist; barber/m/adult; tailor//middle-aged: seamstress, dressmaker; shoemaker//middle-aged: cobbler; jeweller//middle-aged: jeweler; watchmaker//old; potter//adult: ceramicist; carpenter//adult: woodworker, joiner, cabinetmaker; blacksmith/m/middle-aged; mechanic//adult; electrician//adult; plumber//adult; builder//adult: construction worker; bricklayer//adult; painter//adult: artist; sculptor//adult; illustrator//young; photographer//adult; filmmaker//adult: film director; designer//adult: graphic designer; architect//adult; engineer//adult; software engineer//young: developer, programmer, coder, software developer; scientist//adult: researcher; inventor//middle-aged; lawyer//adult: attorney, solicitor; judge//old; accountant//adult: bookkeeper; banker//adult; consultant//adult; analyst//adult; journalist//adult: reporter, correspondent; editor//adult; presenter//adult: anchor, newsreader; interviewer//adult; writer//adult: author, novelist; poet//adult; musician//adult; singer//young; pianist//adult; violinist//adult; guitarist//adult; drummer//young; dancer//young: ballerina; actor//adult; actress/f/adult; comedian//adult; clown//adult; magician//adult; dj//young; conductor//middle-aged; driver//adult: taxi driver, bus driver, cab driver, truck driver, lorry driver, cabbie; delivery driver//young: delivery man, delivery guy, delivery rider, courier, delivery person, delivery woman; mail carrier//adult: postman, mailman, postwoman; pilot//adult; flight attendant//adult: stewardess, steward; sailor//adult; fisherman/m/middle-aged; farmer//middle-aged; gardener//adult; beekeeper//adult; winemaker//adult; shepherd//adult; ranger//adult: park ranger; lumberjack/m/adult: woodcutter; firefighter//adult: fireman; police officer//adult: policeman, policewoman, cop, police woman; detective//middle-aged; security guard//adult: guard, doorman, bouncer; soldier//adult; astronaut//adult; cleaner//adult: janitor, housekeeper, cleaning lady, caretaker; nanny/f/adult: babysitter; warehouse worker//adult: forklift driver, picker; factory worker//adult; technician//adult: repairman; worker//adult: foreman; estate agent//adult: realtor; travel agent//adult; tour guide//adult: guide; agent//adult; officer//adult; mayor//middle-aged; politician//middle-aged; king/m/middle-aged; queen/f/middle-aged; prince/m/young; princess/f/young; knight/m/adult; wizard/m/old; witch/f/old; fairy/f/young; giant/m/adult; dragon; pirate//adult; robot; ghost; elf; dwarf/m/old; troll; mermaid/f/young; monk/m/adult; nun/f/adult; priest/m/middle-aged: pastor, vicar; imam/m/middle-aged; rabbi/m/middle-aged; influencer//young; blogger//young; youtuber//young; gamer//young; streamer//young; entrepreneur//adult; freelancer//adult; maker//adult: craftsman, craftswoman, artisan; roaster//adult; brewer//adult; team leader//adult: team lead, shift leader, shift manager, project manager, product manager, store manager, office manager, floor manager; inspector//middle-aged; beautician//young: make up artist, makeup artist; model//young; translator//adult; yoga teacher/f/adult: yoga instructor; meteorologist//adult; biologist//adult: marine biologist; chairman/m/old: chairwoman; economist//adult; secretary//adult; businessman/m/middle-aged; businesswoman/f/middle-aged; executive//middle-aged; salesperson//adult: seller, stallholder, trader; marketer//young: copywriter, social media manager; strategist//adult; data scientist//young; producer//adult: director of photography; camera operator//adult: cameraman, camerawoman; cellist//adult: violist, flautist, flutist, trumpeter, saxophonist, organist, harpist, bassist, accordionist; composer//adult: songwriter; rapper//young; busker//adult: street musician; acrobat//young: juggler, trapeze artist; stuntman/m/adult; curator//middle-aged; historian//middle-aged: archaeologist, geologist; astronomer//adult: physicist, mathematician; philosopher//old; botanist//adult: zoologist; social worker//adult; nutritionist//adult: dietitian; psychiatrist//middle-aged; pediatrician//adult: paediatrician, cardiologist, neurologist, radiologist, oncologist, orthodontist; masseur//adult: masseuse, massage therapist; chocolatier//adult: confectioner, pastry chef, pastry cook; cheesemaker//middle-aged; sommelier//adult; welder//adult: machinist; locksmith//middle-aged; roofer//adult; chimney sweep//adult; landscaper//adult: groundskeeper; miner//adult; weaver//adult: knitter, quilter; glassblower//adult; goldsmith//middle-aged; perfumer//adult; bookseller//middle-aged; busboy/m/young: dishwasher; concierge//adult: porter, bellboy; auctioneer//middle-aged; skier//young: snowboarder; diver//adult: snorkeler; gymnast//young; golfer//adult; tennis player//young: chess player, basketball player, hockey player; wrestler//adult; jockey//young; cheerleader/f/young; sheriff//middle-aged; bodyguard//adult; spy//adult: secret agent; sorcerer/m/old; ogre/m/adult; gnome/m/old: goblin; vampire; alien; angel; viking/m/adult; samurai/m/adult: ninja; cowboy/m/adult; cowgirl/f/young; emperor/m/old; empress/f/middle-aged; duke/m/middle-aged; duchess/f/middle-aged; ferryman/m/middle-aged; butler/m/old; innkeeper//middle-aged; merchant//middle-aged; stall holder//middle-aged: market trader, vendor, seller`,
);
add(
  'animal',
  `dog: puppy, pup, hound, terrier, labrador, spaniel, poodle, retriever, golden retriever, beagle, dachshund, corgi, bulldog, mutt, greyhound, border collie, collie, sheepdog, german shepherd, pug, chihuahua, husky, dalmatian, rescue dog; cat: kitten, kitty, tomcat; horse: pony, foal, mare; donkey; rabbit: bunny, hare; fox: vixen, fox cub; bear: bear cub, cub; wolf: wolf cub; owl; mouse; rat; hamster; guinea pig; hedgehog; badger: raccoon; squirrel: chipmunk; deer: fawn, stag, reindeer, elk, moose; bird: sparrow, blackbird, little bird, heron, stork, magpie, woodpecker, nightingale, eagle, hawk, falcon; crow: raven; parrot; duck: duckling; goose; swan; hen: chicken, turkey; rooster: cockerel; cow: bull, ox, buffalo; calf; pig: piglet, boar; sheep: lamb; goat; frog: toad; turtle: tortoise; snail; fish: goldfish; whale; dolphin; shark; octopus; crab; seal; penguin; lion: lion cub; tiger: tiger cub; elephant; giraffe; monkey; zebra; crocodile; snake; spider; bee; butterfly: caterpillar; ladybird: ladybug; ant; mole; otter: weasel, ferret; beaver; kangaroo; panda; seagull: gull; dinosaur; unicorn; camel; pigeon`,
);

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  wife: 'wives',
  thief: 'thieves',
  mouse: 'mice',
  wolf: 'wolves',
  goose: 'geese',
  calf: 'calves',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  person: 'people',
  elf: 'elves',
  dwarf: 'dwarves',
};
const pluralOf = (phrase: string): string => {
  const [, head = '', last = ''] = /^(.* )?(\S+)$/u.exec(phrase)!;
  const irregular = Object.entries(irregularPlurals).find(
    ([one]) => last === one || (last.endsWith(one) && one.length > 2),
  );
  if (irregular) return head + last.slice(0, last.length - irregular[0].length) + irregular[1];
  if (/(?:s|x|ch|sh)$/u.test(last)) return `${head}${last}es`;
  if (/[^aeiou]y$/u.test(last)) return `${head}${last.slice(0, -1)}ies`;
  return `${head}${last}s`;
};

/** Roles by all their words, in the singular and in the plural. "People" is not a role. */
export const roleRows: readonly (readonly [phrase: string, found: { role: Role; isPlural: boolean }])[] =
  Object.entries(rows).flatMap(([phrase, role]) => {
    const plain = phrase.replaceAll('-', ' ');
    const plural = pluralOf(plain);
    return [
      [plain, { role, isPlural: false }] as const,
      ...(plural !== 'people' && plural !== plain ? [[plural, { role, isPlural: true }] as const] : []),
    ];
  });
/** The species that a character can have as its role: such a character is an animal, not a person. */
export const animalRoles: ReadonlySet<string> = new Set(
  Object.values(rows)
    .filter(({ kind }) => kind === 'animal')
    .map(({ label }) => label),
);
