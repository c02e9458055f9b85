/** Animals, plants, and a rainbow. The columns of a row: see `thing-words.ts`. */
export const animalsAndPlants = `
spouting-whale 2.6 none water: whale, blue whale
dolphin 1.6 none water: dolphin, dolphins
shark 1.7 none water: shark
octopus 0.9 none water: octopus
squid 0.8 none water: squid
seal 1 none floor: seal, walrus
jellyfish 0.5 none water: jellyfish
tropical-fish 0.3 none water: tropical fish
blowfish 0.3 none water: puffer fish
crab 0.32 palm floor: crab, crabs
spiral-shell 0.12 palm table: shell, seashell, sea shell
spiral-shell 0.13 palm table: shells, snail shell, conch
coral 0.3 palm floor: coral
star 0.2 palm floor: starfish
butterfly 0.16 palm floor: butterfly, butterflies
worm 0.16 palm floor: caterpillar, worm, earthworm
lady-beetle 0.12 palm floor: ladybird, ladybug, beetle
ant 0.12 palm floor: ant, ants
cricket 0.14 palm floor: cricket, grasshopper
spider 0.16 palm floor: spider
scorpion 0.2 none floor: scorpion
snake 0.7 none floor: snake
lizard 0.3 palm floor: lizard, gecko
t-rex 1.9 none floor: dinosaur, t rex
sauropod 2.2 none floor: brontosaurus
crocodile 1.6 none floor: crocodile, alligator
kangaroo 1.4 none floor: kangaroo
gorilla 1.5 none floor: gorilla
orangutan 1.2 none floor: orangutan
koala 0.6 none floor: koala
panda 1.1 none floor: panda
sloth 0.6 none floor: sloth
hippopotamus 1.7 none floor: hippo, hippopotamus
rhinoceros 1.8 none floor: rhino, rhinoceros
bison 1.8 none floor: bison
camel 2 none floor: camel
llama 1.6 none floor: llama, alpaca
zebra 1.8 none floor: zebra
flamingo 1.1 none floor: flamingo
peacock 1 none floor: peacock
swan 0.9 none water: swan, swans
parrot 0.36 none floor: macaw
hatching-chick 0.2 palm floor: hatching chick
front-facing-baby-chick 0.16 palm floor: chick, chicks
nest-with-eggs 0.3 palm table: nest, bird nest
feather 0.26 grip table: feather
bat 0.4 none floor: bats
bouquet 0.4 grip table: bouquet, bunch of flowers, flowers, wild flowers, wildflowers
sunflower 0.5 grip table: sunflower, sunflowers
rose 0.35 grip table: rose, roses, red rose
tulip 0.32 grip table: tulip, tulips
hyacinth 0.3 grip table: lavender, hyacinth
cherry-blossom 0.16 grip table: cherry blossom
seedling 0.22 palm table: seedling, sapling, sprout, seedlings
potted-plant 0.5 palm floor: potted plant, pot plant, houseplant, plant, plants, basil, tomato plant
cactus 0.45 palm floor: cactus
four-leaf-clover 0.12 grip table: four leaf clover, clover
maple-leaf 0.16 grip table: maple leaf, autumn leaf
fallen-leaf 0.18 grip table: leaf, leaves
sheaf-of-rice 0.5 palm floor: wheat sheaf, sheaf
palm-tree 2.6 none floor: palm tree
evergreen-tree 2.3 none floor: fir tree, little tree, spruce
deciduous-tree 2.6 none floor: oak tree, apple tree, cherry tree, lemon tree, olive tree
hibiscus 0.2 grip table: flower
rainbow 2 none floor: rainbow
honeybee 0.14 palm floor: bee, bees
snail 0.16 palm floor: snail
turtle 0.4 none floor: tortoise, turtle
`;
