/** Light, sewing, tools and materials, and things of the garden. The columns of a row: see `thing-words.ts`. */
export const toolsAndGarden = `
candle 0.26 grip table: candle, candles
diya-lamp 0.18 palm table: oil lamp, diya
light-bulb 0.14 grip table: light bulb, bulb
flashlight 0.24 grip table: flashlight, torch, headlamp
lantern 0.36 handle table: lantern, storm lamp
red-paper-lantern 0.4 handle table: paper lantern, lampion
fire 0.8 none floor: campfire, bonfire, fire pit
scissors 0.2 grip table: scissors, pair of scissors, shears
sewing-needle 0.15 grip table: sewing needle, needle and thread, needle
thread 0.12 palm table: thread, spool
yarn 0.16 palm table: yarn, wool, ball of wool, ball of yarn
knot 0.26 palm table: knot
rope 0.36 palm floor: rope, skipping rope
safety-pin 0.1 grip table: safety pin
ribbon 0.2 palm table: ribbon, bow
hammer 0.32 grip table: hammer
axe 0.6 grip floor: axe, hatchet
pick 0.6 grip floor: pickaxe
carpentry-saw 0.45 grip table: saw, handsaw
screwdriver 0.24 grip table: screwdriver
wrench 0.28 grip table: wrench, spanner
nut-and-bolt 0.12 palm table: bolt, nut and bolt, screw
gear 0.18 palm table: gear wheel, cogwheel, sprocket
clamp 0.2 grip table: clamp
toolbox 0.42 handle floor: toolbox, tool box, tool kit, toolkit
ladder 1.9 none floor: ladder, stepladder
bucket 0.34 handle floor: bucket, pail
broom 1.3 grip floor: broom
plunger 0.5 grip floor: plunger
brick 0.24 palm floor: brick
wood 0.5 palm floor: log, firewood, wooden log, logs
rock 0.3 palm floor: rock, stone, pebble
wheel 0.6 palm floor: wheel, tyre, tire
chains 0.3 palm table: chain
link 0.2 palm table: chain link
magnet 0.16 grip table: magnet
hook 0.16 grip table: hook
fire-extinguisher 0.5 handle floor: fire extinguisher
barrel 0.85 none floor: barrel, wine barrel, cask
wastebasket 0.5 none floor: bin, rubbish bin, trash can, dustbin
shovel 1.1 grip floor: shovel, spade
rake 1.2 grip floor: rake
wheelbarrow 1.2 none floor: wheelbarrow
lawnmower 1.1 none floor: lawnmower, lawn mower
=watering-can#4a946c 0.4 grip floor: watering can
hose 0.6 palm floor: hose, garden hose
hay-bale 0.9 none floor: hay, bale of hay, hay bale, straw bale
beehive 0.9 none floor: beehive, hive, hives
birdhouse 0.4 palm table: birdhouse, bird house, nesting box, bird feeder
cage 0.5 handle table: cage, birdcage
fish-tank 0.7 none table: fish tank, aquarium
seeds 0.16 grip table: seeds, packet of seeds
drill 0.3 grip table: drill, power drill, cordless drill
nails 0.16 palm table: nails
paint-can 0.28 handle floor: can of paint, paint pot, tin of paint, bucket of paint
plank 1 palm floor: plank, planks, wooden board, floorboard
matches 0.1 palm table: matches, box of matches
`;
