/** Musical instruments and electrical devices. The columns of a row: see `thing-words.ts`. */
export const musicAndScreens = `
guitar 0.95 palm floor: electric guitar
=guitar#c98a3c 0.95 palm floor: guitar, acoustic guitar, ukulele
violin 0.6 palm table: violin, fiddle, viola, cello
banjo 0.85 palm floor: banjo, mandolin
trumpet 0.45 grip table: trumpet, cornet
saxophone 0.65 palm floor: saxophone, sax
flute 0.6 grip table: flute, recorder
accordion 0.45 palm floor: accordion
drum 0.42 palm floor: drum, drums, drum kit
long-drum 0.6 palm floor: djembe, bongo
maracas 0.26 grip table: maracas, rattle
musical-keyboard 0.9 none table: keyboard, synthesiser, synthesizer
piano 1.5 none floor: piano, upright piano
musical-score 0.28 palm table: sheet music, score
bell 0.22 grip table: bell, little bell, school bell
microphone 0.24 grip table: microphone
studio-microphone 0.34 palm table: studio microphone
megaphone 0.4 grip table: megaphone, loudhailer
headphone 0.22 palm table: headphones, headset
radio 0.34 palm table: radio
optical-disk 0.3 palm table: vinyl record, record
television 0.8 none table: television, tv
=laptop#aab2ba 0.36 palm table: laptop, computer
desktop-computer 0.6 none table: desktop computer
keyboard 0.42 palm table: computer keyboard
computer-mouse 0.12 palm table: computer mouse
printer 0.44 none table: printer
=tablet#23262d 0.26 grip table: tablet, ipad
=phone#23262d 0.165 grip table: phone, smartphone, mobile, mobile phone, cell phone
telephone 0.24 palm table: telephone, old telephone
=camera#33363c 0.16 grip table: camera, film camera
video-camera 0.28 grip table: video camera
movie-camera 0.4 palm table: movie camera
film-projector 0.4 none table: projector
clapper-board 0.3 palm table: clapperboard
battery 0.14 grip table: battery
electric-plug 0.16 grip table: plug
satellite-antenna 0.8 none floor: satellite dish
harp 1.4 none floor: harp
harmonica 0.15 grip table: harmonica, mouth organ
speaker-high-volume 0.5 none floor: loudspeaker
`;
