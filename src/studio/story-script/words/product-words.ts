import type { ProductKind } from '#studio/story/story.ts';

/**
 * Words for each kind; those after the bar are rarely a product unless they are sold (a phone that rings, a cup of
 * coffee).
 */
const words: Record<ProductKind, string> = {
  bottle:
    'bottle, water bottle, serum, shampoo, perfume, wine, olive oil, oil, juice, beer, lemonade, hot sauce, sauce, syrup, conditioner, flask, thermos, vitamin drink, smoothie, gin, whisky, whiskey, mouthwash, detergent, oven cleaner, glass cleaner, surface cleaner, all purpose cleaner, kitchen cleaner, cleaning spray, spray, kombucha, ketchup, vinegar, cologne, fragrance, cider, baby bottle, sparkling water, hair oil, dish soap | drink, water, oat milk, milk, almond milk',
  can: 'energy drink, soda, cola, soft drink, soda can, beer can, drinks can, spray can',
  cup: 'mug, travel mug, coffee mug, tumbler, teacup, thermos cup, cup, reusable cup, goblet, teapot | coffee, tea, glass, latte, espresso, cocoa, hot chocolate',
  jar: 'jar, honey, jam, marmalade, peanut butter, pickles, pesto, chutney, spread, nut butter, spice mix, salsa, hummus, honey jar, yoghurt, yogurt, mustard, spices | cookies, pot',
  tube: 'toothpaste, sunscreen, sun cream, lipstick, mascara, lip balm, glue, tube, hair gel, ointment, hand lotion, paint tube, sunblock, concealer, superglue | gel',
  box: 'science kit, craft kit, starter kit, experiment kit, sewing kit, subscription box, shoebox, hatbox, storage box, food container, gift box, meal kit, meal box, lunch box, lunchbox, chocolates, box of chocolates, cereal, tea box, board game, puzzle, jigsaw, jigsaw puzzle, toolbox, first aid kit, router, recipe box, granola, muesli, protein bars, biscuits, cake mix, music box, jewellery box, jewelry box, treasure chest, card game, hard drive, thermostat, chocolate bar, snack bars, snack box, pizza box, printer, tea bags | chocolate, box, parcel, package, pizza, gift, present',
  bag: 'handbag, tote bag, tote, purse, shopping bag, messenger bag, satchel, coffee beans, crisps, chips, shoulder bag, bag, leather bag, gym bag, wallet, coffee blend, sports bag, beach bag, paper bag, sack, bag of seeds, beans | rice, flour, popcorn',
  shoe: 'shoe, sneaker, slipper, hiking shoe, running trainers, clog, trainers, running shoe, running shoes, boot, sandal, heels, slippers, hiking boots, football boots, cleats, walking shoes, high heels, rain boots, wellies, loafers, trail shoes, rubber boots, ballet shoes, flip flops, insoles, socks, hiking boot, dance shoes, moccasins, work boots, safety boots',
  shirt:
    't shirt, tshirt, shirt, tee, hoodie, sweater, jumper, jacket, raincoat, dress, blouse, jersey, coat, cardigan, polo shirt, jeans, leggings, scarf, uniform, pullover, sweatshirt, sportswear, wedding dress, suit, vest, rain jacket, poncho, fleece, apron, hat, cap, beanie, kimono, skirt, trousers, kit, pyjamas, pajamas, wool sweater, swimsuit, wetsuit, overalls, puffer jacket, parka, life jacket',
  watch:
    'watch, alarm clock, clock, kitchen clock, smartwatch, smart watch, fitness tracker, wristwatch, pocket watch, fitness band, activity tracker, sports watch',
  ring: 'ring, engagement ring, wedding ring, necklace, earrings, bracelet, jewellery, jewelry, pendant, smart ring, locket, signet ring, gold ring, diamond ring, brooch',
  glasses:
    'glasses, sunglasses, spectacles, eyeglasses, reading glasses, goggles, eyewear, vr headset, frames, blue light glasses, safety glasses, swimming goggles',
  headphones:
    'headphones, earbuds, headset, earphones, noise cancelling headphones, ear buds, hearing aid, hearing aids, earplugs, ear plugs',
  phone:
    'smartphone, mobile phone, cell phone, iphone, handset, old phone, phone case | phone, mobile, cellphone, telephone, walkie talkie',
  laptop: 'laptop, notebook computer, macbook, ultrabook, chromebook | computer',
  tablet: 'tablet, ipad, e reader, ereader, kindle, drawing tablet, digital notepad, tablet computer',
  'app-screen':
    'app, mobile app, software, platform, dashboard, saas, tool for teams, website, online course, subscription service, streaming service, chatbot, budgeting app, booking system, language app, meditation app, crm, online shop, web app, scheduling tool, smart assistant, video game, planning tool, accounting software, game app, portal, online platform, ai assistant, password manager, browser extension | program, course, feature',
  camera:
    'camera, action camera, webcam, polaroid, camcorder, doorbell camera, security camera, dash cam, dashcam, video doorbell, drone, instant camera, film camera, baby monitor, binoculars, telescope, video camera, smart doorbell, polaroid camera',
  lamp: 'lamp, lantern, desk lamp, night light, nightlight, floor lamp, flashlight, torch, light bulb, bedside lamp, headlamp, reading lamp, string lights, smart bulb, fairy lights, lava lamp, ring light, bike light, table lamp, oil lamp, paper lantern, solar lamp, solar lantern, chandelier',
  chair:
    'office chair, rocking chair, armchair, stool, desk chair, high chair, wheelchair, gaming chair, camping chair, deck chair, recliner, folding chair, ergonomic chair, car seat, dining chair, wooden chair, bar stool, hammock, swing chair | chair, bench, seat',
  sofa: 'sofa bed, sectional, mattress, futon, bean bag, beanbag, memory foam mattress, settee, day bed | sofa, couch',
  bicycle:
    'bicycle, bike, e bike, ebike, electric bike, mountain bike, road bike, tricycle, cargo bike, racing bike, balance bike, electric scooter, folding bike, e scooter, unicycle, kick scooter',
  car: 'electric car, sports car, convertible, suv, minivan, camper van, campervan, hatchback, vintage car, old car, rental car, electric suv, pickup truck, beetle, van, family car, classic car, ev, race car | car, truck, taxi',
  plant:
    'houseplant, potted plant, bouquet, cactus, succulent, orchid, sunflower, bonsai, flowers, seedling, seeds, plant, herb garden, sunflowers, tomato plant, monstera, fern, tulips, tulip, beanstalk, roses, rose, flower, basil plant',
  book: 'book, novel, cookbook, picture book, textbook, ebook, photo album, comic, comics, atlas, story book, storybook, audiobook, comic book, guidebook, manual, magazine, dictionary, memoir, children’s book, bible, catalogue, handbook, phrasebook, recipe book, picture books, map | poems, letter',
  notebook:
    'notebook, journal, diary, planner, sketchbook, notepad, agenda planner, logbook, sketchpad, bullet journal, scrapbook, exercise book, checklist',
  pen: 'pen, fountain pen, pencil, stylus, marker, crayon, paintbrush, ballpoint, ballpoint pen, highlighter, coloured pencils, colored pencils, brush pen, wand, eyeliner, smart pen, screwdriver, watercolours, watercolors, felt tips',
  candle: 'candle, scented candle, soy candle, tea light, beeswax candle, candles',
  soap: 'soap, bar of soap, soap bar, hand soap, shampoo bar, bath bomb, soap bars, body wash, sponge, cleaning bar',
  cream:
    'cream, face cream, moisturiser, moisturizer, hand cream, skincare, night cream, eye cream, lotion, balm, body butter, anti ageing cream, face mask, skin care, baby cream, day cream, body lotion, foundation',
  pan: 'pan, frying pan, skillet, wok, saucepan, cookware, cast iron pan, cooking pot, casserole, pressure cooker, pots, rice cooker, air fryer, griddle, dutch oven, kettle, slow cooker, multicooker, baking tray, pizza oven, grill, barbecue',
  knife:
    'knife, chef knife, kitchen knife, pocket knife, cleaver, pocketknife, bread knife, sword, axe, razor, penknife, electric razor, saw, hammer, drill, cordless drill, chisel, multitool',
  'coffee-machine':
    'coffee machine, coffee maker, espresso machine, espresso maker, percolator, moka pot, coffee grinder, juicer, blender, food processor, coffee pot, french press, toaster, stand mixer, bread maker, ice cream maker, microwave',
  vacuum:
    'vacuum, vacuum cleaner, robot vacuum, hoover, mop, steam cleaner, lawn mower, lawnmower, cordless vacuum, robot mower, broom, leaf blower, air purifier, floor cleaner, carpet cleaner, washing machine, dishwasher, hair dryer, hairdryer',
  toothbrush: 'toothbrush, electric toothbrush, bamboo toothbrush, toothbrushes',
  'dog-food':
    'dog food, cat food, pet food, kibble, dog treats, dog treat, puppy food, dog snacks, cat treats, dog biscuits',
  toy: 'toy, teddy bear, teddy, doll, building blocks, toy car, plush, stuffed animal, stuffed rabbit, kite, puppet, action figure, train set, rocking horse, lego, yo yo, wooden train, toy train, plush toy, spinning top, balloon, balloons, building bricks, soft toy, skipping rope, drum, trumpet, music robot, toy robot, marble, marbles, frisbee, wooden blocks, rag doll, toy boat, rattle, flute, harmonica, trampoline',
  backpack:
    'backpack, rucksack, school bag, schoolbag, daypack, hiking backpack, knapsack, travel backpack, cool bag, baby carrier, tent, sleeping bag',
  suitcase:
    'suitcase, luggage, carry on, trolley case, trunk, briefcase, cabin bag, travel bag, carry on bag, cabin suitcase, duffel bag, suitcases, folding cart, shopping trolley, folding trolley, trolley cart | cart, trolley',
  umbrella: 'umbrella, parasol, sunshade, umbrellas',
  'game-pad':
    'game console, console, controller, gamepad, gaming console, handheld console, joystick, game controller, gaming controller, playstation, xbox, handheld',
  'pill-box':
    'vitamins, pills, tablets, capsules, supplement, supplements, medicine, pill box, painkillers, probiotics, sleeping pills, pill organiser, pill organizer, pill dispenser, medication, gummies, vitamin gummies, magnesium, blister pack, antihistamine',
  bread:
    'bread, loaf, loaves, baguette, bread roll, frozen rolls, bagel, sourdough, croissant, bun, warm rolls, fresh rolls, pretzel | rolls, roll, sandwich',
  meal: 'soup, stew, curry, ramen, ready meal, salad bowl, porridge, noodle soup, bowl of soup, poke bowl, lentil soup | bowl, noodles, pasta, salad',
  basket:
    'vegetable box, fruit basket, basket of fruit, vegetable basket, picnic basket, basket of vegetables, harvest basket | tomatoes, vegetables, apples, potatoes, basket, carrots, strawberries',
  gloves:
    'glove, mittens, oven gloves, work gloves, boxing gloves, gardening gloves, winter gloves, oven mitts, steel glove, goalkeeper gloves',
  scissors: 'scissors, nail scissors, shears, nail clippers, hair clippers, secateurs, garden shears',
  brush: 'brush, hairbrush, dog brush, comb, scrubbing brush, bath brush, make up brush, beard brush',
  pillow:
    'neck pillow, travel pillow, weighted blanket, heated blanket, electric blanket, cushion, music pillow, memory foam pillow, heating pad, picnic blanket, quilt | pillow, blanket, duvet',
  belt: 'belt, strap, lifting belt, tool belt, back belt, leather belt, dog collar, dog leash, dog lead, harness, dog harness, collar, leash',
  speaker:
    'speaker, smart speaker, bluetooth speaker, loudspeaker, portable speaker, record player, digital radio | radio',
  ball: 'football, soccer ball, basketball, ball, tennis ball, rugby ball, volleyball',
  guitar: 'guitar, violin, ukulele, cello, electric guitar, acoustic guitar, banjo, mandolin',
  scooter: 'folding scooter, scooter, motor scooter, moped, motorbike, motorcycle, vespa',
};

export type ProductWord = { kind: ProductKind; phrase: string; isPassing: boolean };

const isPluralAlready = (phrase: string): boolean =>
  /(?:s|wellies)$/u.test(phrase) && !/(?:ss|us|lens|canvas)$/u.test(phrase);
const pluralOf = (phrase: string): string =>
  phrase.endsWith('knife')
    ? phrase.replace(/knife$/u, 'knives')
    : /(?:ss|x|ch|sh|us)$/u.test(phrase)
      ? `${phrase}es`
      : /[^aeiou]y$/u.test(phrase)
        ? `${phrase.slice(0, -1)}ies`
        : `${phrase}s`;

const rows: (readonly [string, ProductWord])[] = Object.entries(words).flatMap(([kind, text]) =>
  text.split(/\s*\|\s*/u).flatMap((part, index) =>
    part.split(/\s*,\s*/u).flatMap((raw) => {
      const phrase = raw.replaceAll('’s', '');
      const value: ProductWord = { kind: kind as ProductKind, phrase, isPassing: index > 0 };
      return isPluralAlready(phrase)
        ? [[phrase, value] as const]
        : [[phrase, value] as const, [pluralOf(phrase), value] as const];
    }),
  ),
);

const ownPhrases = new Set(
  rows.filter(([written, { phrase }]) => written === phrase).map(([written]) => written),
);

/** A separate word is not the plural of another kind: "glasses" is not the plural of "glass". */
export const productRows: readonly (readonly [string, ProductWord])[] = rows.filter(
  ([written, { phrase }]) => written === phrase || !ownPhrases.has(written),
);

/** Phrases that contain a word of a kind but are not that thing. */
export const noProducts =
  `test tube, test tubes, inner tube, bicycle tube, bike tube, flour sacks, flour sack, soap bubble, soap bubbles, into balls, small balls, online shops, that maps, which maps, maps the, maps out, maps every, book a, book the, book an, book your, book it, book our, book him, book her, watch the, watch a, watch him, watch her, watch them, watch it, watch out, watch your, watch how, watch as, phone call, phone calls,
  phone number, bell ring, phone ring, phones ring, ring the, ring a, pan out, pen pal, spring water, app store, ring me, give me a ring, boxing ring, key ring, wedding rings true, ring road, camera crew, in camera,
  lamp post, lamppost, street lamp, car park, car crash, car accident, parking garage, chair of, plant manager, power plant, plant a, plant the, plant trees, bar chart, suit yourself, cream cheese, ice cream, whipped cream,
  seed round, jam session, traffic jam, traffic jams, paper jam, spread the, spread out, spread across, shoe store, shoe shop, book shop, bookshop, book club, coffee shop, coffee shops, tea room, pizza place, flower shop, toy shop, toy store,
  kit out, cap on, box office, in the box, penalty box, outside the box, ticks the box, tick the box, check the box, call box, letter box, tea towel, tea time, coffee break, tea break, coffee beans field, platform nine, train platform,
  station platform, on the platform, the platform was, hammer out, drill down, fire drill, safety drill, drum up, ball game, bottle up, saw the, saw a, saw her, saw him, saw it, saw them, saw my, saw that, saw how, saw what, saw his, saw me, i saw, he saw, she saw,
  we saw, they saw, saw an, saw no, saw us, saw our, saw two, saw their, saw something, saw in, saw one, saw its, coat of, coats of, dress up, dressed up, dress rehearsal, glasses of, glass of, cup final, world cup, cup of, cups of, bench press, dog bed,
  dining chair fabric, wine bar, wine tasting, brush off, brushes, brush my, brush his, brush her, brush your, brush their, football match, football pitch, football club, football player, football coach, football team, basketball court, basketball team, basketball game, football field,
  grill the, cleaner air, cleaner energy, magazine article, map out, spoon feed, axe to grind, sage advice, rose to, rose from, rose up, she rose, he rose, it rose, rose by, sun rose, prices rose, book online, comic relief, hat trick, toast to, water the, water cooler, uniform rules,
  driver manual, manual work, torch the, scarf down, vest in, van gogh, milk the, cap the, frames per, present the, present a, present at, oil change, oil prices, oil the, book now, book today, book early, capital, press kit, wallet friendly, drone on,
  tool box talk, board games night, jersey city, ring finger, saw mill, sock puppet, pocket money, bag of tricks, sack of potatoes, mop up, mopped, seats, seat belt, seat belts, cream of, jacket potato, ball of, on the ball, glue the, glued, suit the, suits you, suits me, suits, hold a candle, vet visit, did the books, do the books, does the books, closes the books, closed the books, close the books, keeps the books, kept the books, hit the books`
    .split(/\s*,\s*/u)
    .map((phrase) => phrase.trim());
