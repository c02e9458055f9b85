/** Furniture and the other things of a home. The columns of a row: see `thing-words.ts`. */
export const household = `
bathtub 1.6 none floor: bathtub
chair 0.95 none floor: chair, wooden chair, chairs, empty chair
couch-and-lamp 1.9 none floor: couch
bed 1.9 none floor: folding bed
door 2.1 none floor: wooden door
window 1 none floor: window pane
headstone 0.9 none floor: gravestone, grave, headstone
coffin 1.7 none floor: coffin
treasure-chest 0.7 none floor: treasure chest, wooden chest
deckchair 1 none floor: deckchair, deck chair, sun lounger
hammock 2.2 none floor: hammock
easel 1.3 none floor: easel, canvas
sleeping-bag 0.5 palm floor: sleeping bag
sewing-machine-home 0.42 none table: sewing machine, old sewing machine
cloth-roll 0.6 palm table: velvet, silk, roll of cloth, roll of fabric, bolt of cloth
fabric 0.36 palm table: cloth, fabric, piece of cloth, tablecloth
button 0.1 palm table: button, buttons
iron 0.3 handle table: flat iron, steam iron
washing-machine 0.85 none floor: washing machine, tumble dryer
=pillow#e8e4da 0.45 palm table: pillow, cushion
blanket 0.5 palm table: blanket, quilt, woollen blanket
vase 0.36 palm table: vase, jug
cot 1.2 none floor: cot, crib
pram 1.1 none floor: pram, stroller, pushchair, baby carriage
baby-bottle 0.18 grip table: baby bottle
`;
