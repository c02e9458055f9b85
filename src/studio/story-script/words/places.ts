import type { Setting } from '#studio/story/story.ts';

/** A place is named by its noun ("kitchen") or only suggested by a typical thing or event ("stove"). */
export type PlaceWord = { setting: Setting; isPlace: boolean };

const nouns: Partial<Record<Setting, string>> = {
  kitchen:
    'making breakfast, makes breakfast, made breakfast, making dinner, making lunch, making pancakes, in the fridge, in the oven, at the stove, on the stove, kitchen, kitchens, kitchenette, kitchen table, kitchen counter, kitchen island, kitchen sink, breakfast table, pantry, cookery class',
  'living-room':
    'living room, piano room, lounge, sitting room, family room, front room, dining room, hallway, hall, fireplace, couch, sofa, apartment, flat, home, house, cottage, cabin, porch, doorstep, front door, dinner table, dining table, staircase, attic, nursing home, care home, castle, palace, stairs, our door, my door, his door, her door, christmas, christmas eve, christmas day, thanksgiving, burrow, den, tiny house, grandmother’s house',
  bedroom:
    'bedroom, bed, bunk, nursery, hotel room, dormitory, dorm, dorm room, pillow, crib, bedside, guest room',
  bathroom:
    'bathroom, shower, bathtub, tub, toilet, bathroom mirror, bathroom sink, washroom, restroom, bath',
  office:
    'office, offices, cubicle, desk, call centre, call center, newsroom, headquarters, coworking space, co working space, studio flat desk, open plan office, control room, help desk, agency, start up, home office, server room',
  'meeting-room':
    'meeting room, conference room, boardroom, board room, conference table, meeting, board meeting, team meeting, courtroom, council chamber, interview room, press conference, training room, pitch meeting',
  cafe: 'cafe, café, coffee shop, coffee house, coffeehouse, tea room, tearoom, teahouse, coffee bar, espresso bar, coffee counter, coffee cart',
  restaurant:
    'restaurant, diner, bistro, pizzeria, trattoria, pub, bar, canteen, cafeteria, tavern, inn, steakhouse, taqueria, brasserie, dining hall, ramen bar, ramen shop, noodle bar, noodle shop, noodle house, tapas bar, charcoal grill, food court, restaurant kitchen, nightclub, club, wine bar',
  shop: 'shop, store, boutique, florist, flower shop, shopping centre, shopping center, shopping mall, mall, department store, hardware store, pharmacy, showroom, corner shop, toy shop, toy store, shoe store, shoe shop, pet shop, pet store, antique shop, checkout, window display, butcher’s shop, tailor’s shop, boutiques, shop window, record shop, optician’s',
  bakery:
    'bakery, bakeries, bakehouse, patisserie, pastry shop, bread counter, baker’s shop, bake shop, cake shop',
  library:
    'library, libraries, bookshop, bookstore, reading room, bookshelves, archive, book shop, second hand bookshop',
  salon:
    'salon, hair salon, barbershop, barber shop, beauty salon, nail salon, barber’s chair, styling chair, hair studio',
  gallery: 'gallery, museum, art gallery, exhibition, exhibition hall, museums, galleries',
  lobby:
    'lobby, hotel lobby, foyer, hotel, hostel, youth hostel, guest house, bank, savings bank, bank branch, post office, police station, town hall, city hall, village hall, community hall, church hall, parish hall, school hall, entrance hall, station hall, ticket hall, ticket office, reception, reception desk, front desk, embassy, consulate, courthouse, registry office, customs, community centre, community center, youth club, job centre, temple, mosque, synagogue, laundromat, launderette, spa, casino, aquarium, planetarium, prison, jail, barracks, parliament, stairwell, the lift, trade fair, conference centre, conference center, congress hall, elevator, escalator, fire station',
  supermarket:
    'supermarket, grocery store, grocery, groceries aisle, aisle, aisles, hypermarket, frozen section, produce section, supermarkets, checkout line, cereal aisle, grocery shop',
  gym: 'gym, bowling alley, bowling, fitness studio, yoga studio, fitness centre, fitness center, weight room, boxing ring, boxing gym, treadmill, dojo, climbing wall, climbing hall, bouldering hall, climbing gym, sports hall, scoreboard, basketball court, court, ice rink, rink, dance studio, gymnasium, squat rack, locker room, changing room, changing rooms, locker rooms',
  pool: 'swimming pool, pool, leisure centre, swimming lane, poolside, swimming lesson, indoor pool, diving board, swimming bath',
  classroom:
    'classroom, school, lecture hall, university, college, kindergarten, nursery school, preschool, playgroup, blackboard, chalkboard, lesson, math class, campus, high school, primary school, schoolroom, evening class, art class, exam hall, science lab, laboratory, lab, workshop room',
  hospital:
    'hospital, clinic, ward, emergency room, operating room, operating theatre, waiting room, doctor’s office, surgery, intensive care, maternity ward, hospital bed, icu, er, health centre, health center, vet’s, hospice, medical practice, doctor’s practice, veterinary practice, practice, exam room',
  dentist:
    'dentist’s chair, dental clinic, dentist’s office, dental practice, dentist, dental surgery, dentist’s, orthodontist, dental chair',
  warehouse:
    'warehouse, logistics, logistics centre, logistics center, loading dock, loading bay, packing station, storage hall, fulfilment centre, fulfillment center, depot, stockroom, distribution centre, distribution center',
  workshop:
    'workshop, workbench, grinding wheel, atelier, factory, forge, sawmill, brewery, roastery, assembly line, production line, factory floor, workroom, pottery studio, pottery, art studio, recording studio, shed, mill, shop floor, repair shop, distillery, winery, cellar, basement, foundry, tailor’s workshop, potting shed, smithy, mine, boatyard',
  garage:
    'garage, parking garage, auto repair shop, car repair shop, auto shop, pit lane, car wash, body shop, underground car park',
  street:
    'street, streets, tunnel, underpass, construction site, building site, scaffolding, roundabout, motorway bridge, car park, parking lot, driveway, petrol station, gas station, road, sidewalk, pavement, alley, alleyway, avenue, square, plaza, crossroads, intersection, city centre, downtown, bus stop, kerb, curb, lane, promenade, bridge, town square, village square, crosswalk, boulevard, main street, high street, shopping street, old town, city, village, town, neighbourhood, neighborhood, street corner, food truck, into the sunshine, into the sun, out into the rain, stepped outside, walked outside, ran outside, piazza, traffic light, zebra crossing, bike lane, school gate, school gates, factory gate, factory gates',
  market:
    'market, kiosk, ice cream kiosk, market stall, stall, stalls, farmers market, flea market, christmas market, night market, street market, market square, souk, bazaar, food stall, fish market, flower market, fair, village fair, funfair, fairground, carnival, street festival, school fair, summer fair, autumn fair',
  barn: 'barn, in the hay, on the hay, in the straw, stable, stables, cowshed, hayloft, haystack, hay bales, henhouse, hen house, chicken coop',
  park: 'park, under the tree, under a tree, under the trees, grass, behind the house, behind our house, behind the cottage, playground, garden, gardens, backyard, back yard, yard, bench, park bench, dog park, lawn, picnic, botanical garden, greenhouse, plant nursery, garden centre, garden center, front yard, zoo, back garden, garden shed, skate park, skatepark, allotment, cemetery, terrace, patio, courtyard, fountain, orchard',
  forest:
    'forest, forests, wood, woods, woodland, jungle, rainforest, trail through the trees, clearing, trees, thicket, grove, undergrowth, forest path, fir tree, pine tree, oak tree, treehouse, tree house, campsite, campfire, camp, stream, hollow tree, forest floor',
  mountains:
    'mountain, mountains, summit, peak, ridge, glacier, cliff, slope, slopes, ski slope, valley, canyon, volcano, hilltop, alps, hut, mountain hut, base camp, hill, hills, mountain trail, trail, cave, waterfall, ski resort, piste, ski run, lift station, rock face, pass, mountainside, hillside, viewpoint',
  beach:
    'beach, shore, seashore, seaside, coast, sand, sea, ocean, bay, lagoon, island, waves, surf, reef, promenade by the sea',
  harbour:
    'harbour, harbor, pier, jetty, marina, lighthouse, dock, docks, quay, harbour front, harbour wall, quayside',
  boat: 'boat, ship, yacht, deck, sail boat, sailboat, ferry, fishing boat, steamer, cruise ship, houseboat, barge, sailing boat, trawler, main deck, railing of the ship',
  lake: 'lake, lakeside, lakeshore, pond, mill pond, duck pond, river, riverbank, river bank, riverside, canal, reservoir, creek, swamp, marshes, reeds, rapids, rowing boat, canoe, kayak, raft, rowboat, pedal boat',
  track:
    'running track, racetrack, track, stadium, athletics track, athletics stadium, starting blocks, finish line, finishing line, start line, starting line',
  field:
    'apple tree, apple trees, field, fields, meadow, meadows, farm, vineyard, vineyards, pasture, countryside, desert, plantation, paddock, prairie, rice field, olive grove, olive groves, farmland, crops, hives, lavender field, tea plantation, dunes',
  pitch:
    'pitch, football practice, football training, soccer practice, football match, football pitch, football field, soccer field, playing field, sports field, sports ground, hockey field, rugby pitch, baseball field, touchline, sideline, penalty spot, goal line, penalty area',
  train:
    'train, trains, subway, metro, at the station, in the station, to the station, tram, trams, streetcar, bus, cable car, dining car, restaurant car, buffet car, sleeping car, berth, coach seat, railway, railway station, train station, platform, carriage, train carriage, compartment, bus station, night train, night bus, commuter train, underground, bus seat, school bus, sleeper train, tube, train ride, bus ride, behind the driver, behind the bus driver, back of the bus',
  car: 'car, taxi, cab, van, truck, lorry, driver’s seat, passenger seat, back seat, backseat, steering wheel, dashboard, motorway, highway, traffic jam, windshield, delivery van, pickup, camper van, campervan, minivan, road trip, freeway, ambulance, rush hour traffic, drive home',
  stage:
    'stage, backstage, theatre, theater, concert hall, spotlight, podium, auditorium, concert, arena, opera house, circus, festival stage, comedy club, talent show, ted talk, cinema, studio audience, orchestra pit, recital, gig, big top, open mic',
  church: 'church, chapel, cathedral, altar, pew, pews, choir loft, christening',
  airport:
    'airport, airports, boarding gate, departure gate, departures, check in desk, check in counter, baggage claim, runway, airplane, plane, aeroplane, flight, cabin crew, terminal, departure lounge, security line, arrivals hall, arrivals, carousel, window seat, cockpit',
  rooftop:
    'rooftop, roof, roofs, roof terrace, rooftop bar, rooftop terrace, roof garden, rooftops, skyline, balcony',
  studio: 'photo studio, tv studio, television studio, radio studio, film studio',
};
const hints: Partial<Record<Setting, string>> = {
  kitchen:
    'stove, oven, fridge, refrigerator, sink, chopping, chops, cooking, cooks, cooked, bakes, baking, simmering, recipe, saucepan, frying pan, dishes, dishwasher, breakfast, pancakes, toaster, dough, kettle, blender, freezer, microwave, cereal bowl, kitchen knife, slicer, high chair, baking tray, butter',
  'living-room':
    'tv, television, armchair, rug, curtains, remote control, bookshelf, carpet, lights the fire, christmas tree, board game',
  bedroom:
    'alarm, alarm clock, pyjamas, pajamas, duvet, blanket, wakes up, woke up, fell asleep, falls asleep, lullaby, bedtime, nightmare, mattress, snores, snoring, wardrobe, tucked in, closet',
  bathroom:
    'brushes her teeth, brushes his teeth, brushing my teeth, toothpaste, shaving, mirror, tap, bubble bath, washes her face, baths, wash your hair, washes her hair, washed her hair, wash my hair, washed my hair, wet hair, rinse your hair',
  office:
    'codes, coding, coded, programmer, spreadsheet, spreadsheets, computer, laptop, keyboard, inbox, emails, email, deadline, printer, colleagues, coworkers, workday, monitor, invoices, paperwork, meetings, invoice, monday morning, quarterly report',
  'meeting-room':
    'presentation, slides, investors, agenda, pitch, negotiation, pitched, board, projector, flip chart, shareholders, quarterly results, whiteboard',
  cafe: 'barista, espresso machine, coffee machine, espresso, latte, cappuccino, croissant, flat white, iced coffee',
  restaurant:
    'waiter, waitress, menu, dishes of the day, tables are full, chef, sous chef, reservation, kitchen brigade, bartender, cocktail',
  shop: 'shelves, counter, customers, price tag, shopkeeper, fitting room, till, cash register, shopping',
  supermarket: 'shopping cart, shopping trolley, trolley, cashier, groceries, shopping list',
  bakery: 'loaves, baguettes, sourdough, flour sacks, proofing baskets, pretzels',
  salon: 'hairdresser, barber, haircut, hair stylist, hairdryer, hair dryer, manicure',
  dentist: 'toothache, dental hygienist, fillings, root canal, wisdom tooth',
  warehouse:
    'warehouse workers, pallet jack, forklift, forklifts, pallets, pallet, parcels, order picker, cardboard boxes',
  church: 'priest, vicar, wedding vows, organist, church bells, hymn',
  pool: 'swimming cap, swimming coach, swim coach, backstroke, breaststroke',
  track: 'crossed the line, crosses the line, sprint, sprints, sprinted, sprinter, hurdles, relay',
  harbour: 'fishmonger, fishermen, fisherman, fishing nets, trawler, harbourmaster, moored',
  gallery: 'paintings, sculptures, curator, exhibits',
  library: 'librarian, borrowed books, library card, bookworm',
  gym: 'workout, barbell, dumbbells, push ups, squats, weights, deadlift, bench press, locker, punching bag, laps, basketball, reps',
  classroom:
    'teacher, maths, algebra, equation, pupils, homework, exam, students, textbook, chalk, class, lecture',
  hospital:
    'doctor, nurse, surgeon, patient, stethoscope, x ray, diagnosis, operation, ambulance crew, bandage, patients, scan, night shift on the ward',
  workshop:
    'carpenter, hammer, sawdust, chisel, loom, kiln, conveyor belt, lathe, anvil, potter, welding, machine, tools, clay, leather, hard hat, safety goggles, easel, canvas, factory worker',
  garage: 'mechanic, engine, spare parts, car jack, tyre, wrench, oil change, spanner',
  lobby: 'alarm button, alarm bell, fire alarm, elevator doors, bank clerk, account at',
  street:
    'way to work, way to school, way home, runs for the bus, ran for the bus, runs for the train, missed the bus, misses the bus, waits for the bus, puddles, sunshine, traffic, pedestrians, street lamp, streetlights, cyclists, bike courier, commute on foot, crowd, marathon, parade, protesters, protest, cobblestones, motorcycle, motorbike, rode through, rides through, cycled through',
  park: 'swing, slide, squirrels, flower bed, barbecue, roses, lawnmower, ducks, kite, flower beds, frisbee',
  forest:
    'mushrooms, pine, pines, oak, oaks, moss, owl, fox, deer, squirrel, bear, leaves rustle, acorn, acorns, log',
  mountains:
    'hiker, hikers, climber, climbers, mountaineer, climb, climbs, climbed, climbing, hike, hikes, hiked, hiking, skiing, skis, snowboard, backpackers, rope, altitude, sherpa, avalanche',
  beach:
    'seagulls, surfboard, sandcastle, tide, swim, swims, sailing, shells, whale, dolphins, lifeguard, snorkel, surfers, surfing',
  field: 'tractor, harvest, wheat, corn, cows, sheep, grapes, farmer, beehive, scarecrow, hay',
  pitch:
    'goal, striker, goalkeeper, referee, match, whistle, penalty, kick off, halftime, half time, goalposts',
  train:
    'conductor, ticket inspector, tram driver, tram conductor, commuters, rails, tracks, last stop, commute, got off, gets off, bus driver, school buses, buses, fellow passengers',
  car: 'drives, driving, drove, behind the wheel, seat belt, windscreen, traffic, gps, rear view mirror, windshield wipers, indicator',
  stage:
    'audience, applause, microphone, performance, encore, sings, piano recital, clapping, standing ovation, drummer, guitarist, band, ballet, choir, orchestra, comedian, violinist, cellist, pianist',
  airport:
    'boarding pass, passport, pilot, flight attendant, luggage, takeoff, jet lag, gate agent, suitcases',
  rooftop: 'chimney, chimneys, solar panels',
};
const rowsOf = (texts: Partial<Record<Setting, string>>, isPlace: boolean): [string, PlaceWord][] =>
  Object.entries(texts).flatMap(([setting, text]) =>
    text
      .split(/\s*,\s*/u)
      .map((phrase): [string, PlaceWord] => [
        phrase.replaceAll('’s', ''),
        { setting: setting as Setting, isPlace },
      ]),
  );

export const placeRows = [...rowsOf(nouns, true), ...rowsOf(hints, false)];

/** Nouns that turn a place before them into a modifier: an office chair, a kitchen knife, a street artist. */
export const placedThings = new Set(
  `chair chairs knife knives towel towels lamp lamps supplies job jobs hours politics party clothes shoes shoe membership bag bags uniform food keys key clock time league tag level staff team bus bike
  bikes tree trees cup lock light lights artist performer musician owner manager assistant system systems app apps software work worker workers life price prices plan policy rules safety insurance
  loan crash accident dealer salesman mat mats scene fright days day teacher friends friend board boards supply trip trips care line lines chain brand brands window windows door doors mate mates class pass
  ticket tickets driver drivers ride rides seat cushion set salt shell scale scales sheets sheet linen frame frames time table tables kit device visit visits appliance appliances gadgets gadget cooking
  bill bills pain strap edition cream boot boots band bands shelf counter roll rolls company companies stories hour hero heroes holder`.split(
    /\s+/u,
  ),
);
