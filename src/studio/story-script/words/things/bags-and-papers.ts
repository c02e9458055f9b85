/** Bags, papers, money, and instruments of the office, the doctor and the scientist. The columns of a row: see `thing-words.ts`. */
export const bagsAndPapers = `
headphone 0.2 palm table: earplugs, ear plugs
money-bag 0.2 palm table: piggy bank, purse of coins
=cloth#f4f2ec 0.2 grip table: tissue, handkerchief, hankie, napkin, paper towel
=card#f2c84b 0.12 grip table: sticker, business card, gift card, loyalty card, credit card
basket 0.36 handle floor: basket, shopping basket, wicker basket, picnic basket
shopping-cart 1 none floor: shopping cart, shopping trolley
shopping-bags 0.42 handle floor: shopping bags, shopping, groceries, bags of groceries
=bag#b98a55 0.36 handle floor: bag, paper bag, canvas bag, plastic bag, sports bag, gym bag
handbag 0.34 handle floor: handbag
purse 0.16 palm table: purse, wallet
luggage 0.66 handle floor: suitcase, suitcases, luggage, trolley case, travel bag
briefcase 0.44 handle floor: briefcase
backpack 0.5 handle floor: backpack, rucksack, school bag, schoolbag
=box#c79a63 0.26 palm floor: box, cardboard box, parcel, package, shoebox, crate, delivery, wooden box, old box, packages
wrapped-gift 0.28 palm table: gift, present, presents, birthday present, gifts
love-letter 0.22 grip table: love letter
envelope 0.24 grip table: envelope, letter, letters, invitation, bundle of letters, card, birthday card, postcard
=paper#f8f4e8 0.28 grip table: paper, note, form, contract, cheque, certificate, sheet, sheet of paper, invoice, invoices, menu, sketch, leaflet, flyer, document
drawing 0.3 grip table: drawing, picture she drew, child's drawing, drawings
receipt 0.2 grip table: receipt, receipts, bill, bills
scroll 0.3 grip table: scroll, old map, treasure map
world-map 0.36 palm table: map, city map, road map, maps
newspaper 0.36 palm table: newspaper, paper boy
rolled-up-newspaper 0.32 grip table: rolled up newspaper
clipboard 0.3 grip table: clipboard, checklist
spiral-calendar 0.26 palm table: calendar
notebook 0.24 grip table: notebook, exercise book, notepad, journal, diary, sketchbook, logbook
=book#a8443c 0.24 grip table: book, novel, cookbook, textbook, picture book, comic, comics, comic book, storybook, guidebook, manual, photo album, album
books 0.34 palm table: books, pile of books, stack of books, stack of comics
ticket 0.16 grip table: ticket, train ticket, tickets
admission-tickets 0.18 grip table: concert tickets
identification-card 0.12 grip table: id card, identity card, membership card, passport
=card#3f6fd0 0.09 grip table: credit card, bank card
dollar-banknote 0.18 grip table: banknote, cash, money, dollar bill, tip
coin 0.08 palm table: coin, coins
money-bag 0.3 palm table: bag of money, bag of gold
gem-stone 0.13 palm table: diamond, gem, jewel, ruby, emerald
crown 0.24 palm table: crown, tiara
ring 0.08 palm table: ring, engagement ring, wedding ring
prayer-beads 0.2 palm table: necklace, beads, pearl necklace
pen 0.16 grip table: pen, ballpoint pen
fountain-pen 0.17 grip table: fountain pen
pencil 0.18 grip table: pencil
crayon 0.14 grip table: crayon, chalk
paintbrush 0.24 grip table: paintbrush
artist-palette 0.3 palm table: palette, paints, paint box
framed-picture 0.4 palm table: painting, picture frame, framed picture, photo, photograph, portrait, photos, old photo
straight-ruler 0.32 grip table: ruler
triangular-ruler 0.24 grip table: set square
paperclip 0.1 grip table: paperclip
pushpin 0.1 grip table: pushpin, drawing pin
file-folder 0.32 palm table: folder, file
abacus 0.3 palm table: abacus
key 0.13 grip table: key, keys, old key, house key, car key, spare key
old-key 0.15 grip table: rusty key, iron key
locked 0.16 palm table: padlock
magnifying-glass-tilted-right 0.24 grip table: magnifying glass, magnifier, loupe
microscope 0.42 palm table: microscope
telescope 1.3 none floor: telescope
test-tube 0.18 grip table: test tube
alembic 0.26 palm table: flask of liquid, beaker
thermometer 0.18 grip table: thermometer
stethoscope 0.34 palm table: stethoscope
syringe 0.18 grip table: syringe
adhesive-bandage 0.12 grip table: plaster, bandage, band aid
pill 0.09 palm table: pill
crutch 1.2 grip floor: crutch, crutches
white-cane 1.2 grip floor: walking stick, cane, white cane
manual-wheelchair 1.1 none floor: wheelchair
compass 0.14 palm table: compass
hourglass-done 0.24 palm table: hourglass
stopwatch 0.13 grip table: stopwatch
alarm-clock 0.2 palm table: alarm clock
watch 0.16 grip table: watch, wristwatch, pocket watch
globe-showing-europe-africa 0.36 palm table: globe
balance-scale 0.4 palm table: scales, pair of scales, kitchen scales
crystal-ball 0.24 palm table: crystal ball
magic-wand 0.36 grip table: magic wand, wand
name-badge 0.14 grip table: badge, name badge, name tag
binoculars 0.2 grip table: binoculars, field glasses
whiteboard 1.3 none floor: whiteboard, flip chart
gold 0.3 palm table: gold bar, gold bars
x-ray 0.34 grip table: x ray
=book#3f6f8a 0.28 grip table: magazine, catalogue, brochure
`;
