const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Verbs of people, not of things. */
export const personVerbs =
  list(`brought brings waited waits helped helps rowed rows held ran said says asks asked smiles smiled laughs laughed nods nodded sighs sighed thinks thought whispers whispered cries cried knew knows remembers remembered wakes woke walks walked sits sat stands stood
  looks looked grabs grabbed feels felt loves loved wants wanted decides decided hugs hugged grins grinned shrugs shrugged replied replies answers answered tells told called calls opens opened works worked learned learns studies studied grew
  lives lived hates hated hopes hoped believes believed dreams dreamed dreamt stares stared watched watches listens listened hears heard shouts shouted yells screams screamed giggles giggled wondered wonders worries worried explained explains
  promised promises agreed agrees admits admitted insists insisted sings sang dances danced cooks cooked bakes baked paints painted plays played reads writes wrote teaches taught drinks drank eats ate drives drove rides rode swims swam
  climbs climbed jumps jumped kisses kissed waves waved points pointed hands handed takes took gave gives bought buys packed packs married jogs jogged sips sipped blinked blinks gasps gasped frowns frowned winks winked shook shakes
  quit quits retired moved arrives arrived leans leaned kneels knelt carried carries picked picks pulls pulled pushes pushed tried tries found finds met meets went goes came comes leaves left sleeps slept saw sees hated wished wishes
  forgot forgets noticed notices realised realized realises realizes joked jokes teased adds added recalls recalled steps stepped runs ran ordered orders texted texts typed types counted counts`);
/** Reporting verbs next to a quotation. */
export const reportingVerbs =
  list(`said says say asks asked ask whispers whispered cries cried shouts shouted yells yelled screams screamed replied replies answers answered answer tells told explained explains promised promises admits admitted insists
  insisted adds added recalls recalled joked jokes teases teased laughs laughed smiles smiled sighs sighed mutters muttered mumbles mumbled murmurs murmured grumbles grumbled calls called announces announced declares declared begins began
  continues continued repeats repeated warns warned suggests suggested thinks thought wonders wondered agrees agreed snaps snapped growls growled roars roared squeaks squeaked hoots hooted barks barked grins grinned nods nodded exclaims exclaimed
  remembers remembered reads wrote writes texts texted claims claimed confirms confirmed notes noted stated states goes went goes groans groaned pleads pleaded begs begged gasps gasped chuckles chuckled croaks croaked chirps chirped concluded concludes
  orders ordered demands demanded offers offered reported reports comments commented complains complained boasts boasted stammers stammered hisses hissed sings sang giggles giggled interrupts interrupted shrugs shrugged argues argued hums
  reminds reminded urges urged tells believes believed`);
/** Capitalised words within a sentence that are not names. */
export const capitalWords =
  list(`i i'm i'd i'll i've ok a an the and or but so if when while as at by for from in into of off on onto out over to up with he she it we they you his her its our their my your this that these those who whom whose what which
  where why how not no yes oh ah well then there here now one two three four five six seven eight nine ten first second third last every each all both some any many most much more few everyone everybody someone somebody nobody anyone
  nothing something everything because after before until since though although despite during without within once again just only even still yet also too very let's let don't can't won't it's that's what's there's he's she's they're we're you're`);
export const bodyWords =
  list(`hand hands eyes eye face hair heart voice mother father mum mom dad wife husband son daughter sister brother boss friend friends kids children family smile arms arm knees knee feet head shoulder shoulders life dream dreams house home
  desk office apartment flat room kitchen phone grandmother grandfather grandma grandpa cheeks lips fingers back job team parents dog cat laptop idea favourite favorite birthday`);
