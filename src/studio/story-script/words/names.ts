/** Splits a list of words. */
const list = (text: string): string[] => text.trim().split(/\s+/u);

/** First names that the dictionary of the language library lacks, from many languages. */
export const femaleNames = new Set(
  list(`aaliyah abeni abigail ada adaeze adele adriana agnieszka aiko aisha aisling akua alba alejandra alina aliya allegra alma amara amaya amina amira amrita ana anahit
  anais ananya aneta anika anja annika anouk anushka anya aoife apinya arabella ariana asha astrid asuka aurora ava ayaka ayana ayesha ayse azadeh beatriz bianca birgit bola brigid jitka
  camila carmen catalina chiara chiamaka chidinma chloe ciara clara clementine daniela deepa delphine devi dilan divya dolores dunja ebele efua eilidh eleni elena elif elin elise
  elodie eloise elsa emilia emily emma esi esperanza esra eun eva ewa farah fatou fatoumata fatima fernanda fiadh fiona freya frida gabriela geeta gemma giulia greta guadalupe
  habiba hana hanna hanneke haruka hatice hazel heidi helga hiba hina hye ifeoma iman imani imogen indira ines inga ingrid ioana iris isabela isla itzel ivana jana jasmin jasmine
  jaya jelena jia jisoo johanna josefa joana jun kalinda kamala karolina katarina katrin kirsty kirsten silke heike katya kavita keiko khadija kiara kinga kiran klara komal ksenia lakshmi lalita lara larissa latifa
  layla leila leilani lena leonie leticia lila lin lina ling linh lior livia lotte luciana lucia ludmila luisa luna lupita mae maeve magda mahnoor maisie malika malin manon
  maren mariam mariana marisol marit marta maryam matilda maya meera megumi mei meena meike mila milena mina minh mira mireille miriam miyuki mona monika mpho nadia naima nala nandini
  naomi nasrin natasha neema neha nia niamh nika nila nilufar nina nisha niu nkechi noor noora nora nour nuria oksana oluchi olga olena orla otilia padma paloma parisa paula perla petra
  philippa pilar pooja poppy pia priya radha rania rashida rehana reina rekha renata renee rhea ritu rocio roisin rosa rosalind rosalia roshni roza ruth sabine sadia saanvi safiya
  sakura salma samira sanna saoirse sara sarai saskia savita selin selma shabnam shanice shanti shira shreya sienna signe sigrid simone sinead siobhan sofia solveig sonja soraya
  stella sunita susana svetlana swati lerato teresa tamar tamara tamsin tanvi tatiana temperance thandi thandiwe thea thuy tilda tilly uma ursula usha valentina vanya veronika violeta wangari wanjiru wen
  wilma winnie xiomara xiu yael yara yasmin yasmina yewande yoko yuki yuna yumi zahra zara zainab zeynep zoe zofia zola zuri`),
);
export const maleNames = new Set(
  list(`aarav abdi abdul abdullah abel achim adebayo adi aditya adnan ahmad ahmed ahmet akash akin akira alasdair alejandro alessandro alexei ali amadou amir amit anand anders andrei
  andrzej angus anil ankit antoine anton arash archie ariel arjun arman arne arnav arturo arvid ashok asif aziz babajide bao bashir bastian delroy benat benicio bilal bjorn bogdan boris
  bram brendan callum cheng chidi chike cian ciaran conall cormac cosmin cyrus daan daichi damian dariusz davide deepak dev dheeraj diarmuid diego dieter dimitri dinesh diyar dmitri
  duc ebo eduardo efe egil einar elio elon emeka emil emilio emmanuel emre enrique enzo eoin esteban fabio faisal farid farhan felipe femi fergus fernando finn finley florian
  francesco franz gareth gaurav georgi giorgio giovanni giuseppe goran gregor guillermo gunnar gustav hakim hamid hamza hao haruto hassan hector henrik hideo hiro hiroshi hugo hussein ibrahim
  idris ignacio igor ikenna ilya imran ivan ivo jabari jabir jae jakub jamal javier jens jiho jin jiro joao joaquin johan jonas jorge jose juan juma jurgen kabir kai kamal karan karim kaspar
  kasper kazuo keanu kemal kenji kenta khalid kiernan kofi konrad krishna kwabena kwame kwasi lachlan lars leandro leo leif lennart levi li liam lorenz lorenzo lothar luca lucas luis lukas luke
  magnus mahmoud malik manfred manuel mario marek mateo matteo matthias mattias mauricio max mehmet miguel mikhail milan milo minho mohamed mohammed mohit moses muhammad murat musa mustafa nabil
  naveen nasser neil niall nikhil nikolai nils niko nnamdi noah obi odin okan olaf ollie beto olivier oluwaseun omar omari orhan oskar otto owen pablo pavel pedro pekka per petr pierre piotr pradeep
  prakash pranav quang quentin rafael rafe rahul raj rajesh rajiv ramesh ramon raphael rashid ravi rhys ricardo roberto rodrigo rohan rohit roman ronan rowan ruben rui rupert saad sami samir
  samuel sandeep sanjay santiago satoshi sean sebastian seiji selim sergei sergio shan shane shaun shinji sipho stefan stellan sung sunil suresh teofilo abhi jayden bola sven syed tadeusz taavi tae tage takeshi tarek tariq
  taro tendai teo thabo theo thiago thomas tiago tobias tomas tomasz tommaso torsten tunde uche ulrich umar vasil vasily viggo vijay vikram viktor vincenzo vivek vlad vladimir wei wojciech
  xavier yash yannick yaw yosef youssef yuri yusuf zachary zane zayd zheng ziad`),
);
export const eitherNames = new Set(
  list(`alex andy ari ash bailey blake casey charlie chris danny dakota drew eden ellis emery finley frankie harley hayden jaime jamie jesse jo jordan jules kelly kerry kim lee lou max mika morgan
  nat nicky noa parker pat quinn reese remy riley robin rory sam sasha sidney sky skyler stevie sunny taylor terry toni tracy`),
);
/** Names that are also words, places or months, and need more evidence to count as people. */
export const doubtfulNames = new Set(
  list(`april may june august will mark bill hope grace faith joy rose daisy lily ivy olive ruby amber jade pearl summer autumn dawn eve heather iris holly violet ginger pepper penny sandy
  rusty sonny sunny sky star angel art frank rob sue pat gene drew chase christian paris sydney london austin charlotte florence victoria georgia jordan chad kenya savannah brooklyn dallas
  carolina madison chelsea lourdes china india asia america israel jack john stone hunter mason carter cooper baker taylor tailor porter page rich grant miles max ray buck clay cliff dale dean
  glen heath jay ash forest hazel basil olive sage poppy clementine rosemary melody harmony destiny trinity crystal diamond mercy patience prudence honor constance noel christmas wade
  van an so in do an ha le in my man long dong young an win ho hung king prince duke earl major guy jan mar bob nick peg skip tab tom lance pierce rocky duke lane brook lake river rain
  storm reed rock hank bud buddy archer story journey justice true gray grey blue scarlet rusty dusty lucky happy trace sterling silver goldie price cash chance ace case tank`),
);
/** A long form and the short forms that name the same person. */
export const nicknames = new Map(
  Object.entries({
    alexander: 'alex sasha xander',
    alexandra: 'alex sasha lexi',
    andrew: 'andy drew',
    anthony: 'tony',
    benjamin: 'ben benji benny',
    catherine: 'cathy kate katie',
    charles: 'charlie chuck',
    christina: 'chris tina',
    christopher: 'chris',
    daniel: 'dan danny',
    david: 'dave',
    deborah: 'debbie',
    edward: 'ed eddie ted',
    elizabeth: 'liz lizzie beth eliza',
    emily: 'em emmy',
    gabriella: 'gabby',
    gregory: 'greg',
    isabella: 'bella izzy',
    jacob: 'jake',
    james: 'jim jimmy',
    jennifer: 'jen jenny',
    jessica: 'jess',
    jonathan: 'jon jonny',
    joseph: 'joe joey',
    joshua: 'josh',
    katherine: 'kate katie kathy',
    kenneth: 'ken kenny',
    margaret: 'maggie meg peggy',
    matthew: 'matt',
    michael: 'mike mikey',
    nathaniel: 'nate nat',
    nicholas: 'nick nicky',
    oliver: 'ollie',
    olivia: 'liv',
    patricia: 'pat trish',
    patrick: 'pat paddy',
    penelope: 'penny',
    peter: 'pete',
    philip: 'phil',
    rebecca: 'becky becca',
    richard: 'rick dick',
    robert: 'rob bob bobby',
    samantha: 'sam',
    samuel: 'sam sammy',
    stephen: 'steve',
    steven: 'steve',
    susan: 'sue susie',
    theodore: 'theo ted teddy',
    thomas: 'tom tommy',
    timothy: 'tim timmy',
    victoria: 'vicky tori',
    william: 'will bill billy',
    zachary: 'zach zack',
  }).map(([long, short]) => [long, short.split(' ')] as const),
);
export const honorifics: Readonly<
  Record<string, { gender?: 'female' | 'male'; role?: string; age?: 'old' | 'middle-aged' }>
> = {
  mr: { gender: 'male' },
  mister: { gender: 'male' },
  sir: { gender: 'male' },
  mrs: { gender: 'female' },
  ms: { gender: 'female' },
  miss: { gender: 'female' },
  madam: { gender: 'female' },
  dr: { role: 'doctor' },
  doctor: { role: 'doctor' },
  prof: { role: 'professor' },
  professor: { role: 'professor' },
  coach: { role: 'coach' },
  chef: { role: 'chef' },
  nurse: { role: 'nurse' },
  captain: { role: 'captain' },
  lieutenant: { role: 'soldier' },
  corporal: { role: 'soldier' },
  colonel: { role: 'soldier' },
  commander: { role: 'captain' },
  admiral: { role: 'captain' },
  officer: { role: 'police officer' },
  detective: { role: 'detective' },
  inspector: { role: 'detective' },
  sergeant: { role: 'police officer' },
  uncle: { gender: 'male', role: 'uncle', age: 'middle-aged' },
  aunt: { gender: 'female', role: 'aunt', age: 'middle-aged' },
  auntie: { gender: 'female', role: 'aunt', age: 'middle-aged' },
  grandma: { gender: 'female', role: 'grandmother', age: 'old' },
  granny: { gender: 'female', role: 'grandmother', age: 'old' },
  nana: { gender: 'female', role: 'grandmother', age: 'old' },
  grandpa: { gender: 'male', role: 'grandfather', age: 'old' },
  granddad: { gender: 'male', role: 'grandfather', age: 'old' },
  grandad: { gender: 'male', role: 'grandfather', age: 'old' },
  king: { gender: 'male', role: 'king' },
  queen: { gender: 'female', role: 'queen' },
  prince: { gender: 'male', role: 'prince' },
  princess: { gender: 'female', role: 'princess' },
  lady: { gender: 'female' },
  lord: { gender: 'male' },
  sister: { gender: 'female' },
  brother: { gender: 'male' },
  father: { gender: 'male' },
  mayor: { role: 'mayor' },
  judge: { role: 'judge' },
  senator: { role: 'politician' },
  president: { role: 'politician' },
  minister: { role: 'politician' },
  councillor: { role: 'politician' },
  principal: { role: 'principal' },
};
/** Words that follow a name of a place, a street or a firm. */
export const placeEndings = new Set(
  list(`street st avenue ave road rd lane drive boulevard square plaza park gardens bakery cafe café coffee restaurant bistro diner bar pub grill kitchen hotel inn motel school academy
  university college institute hospital clinic church chapel cathedral temple mosque station airport terminal port harbour harbor bay beach island islands isle coast lake river creek falls
  mountain mountains mount hill hills valley canyon desert forest woods bridge tower building centre center hall house museum theatre theater stadium arena market mall store shop
  city town village county district state province inc ltd llc gmbh corp corporation company co group bank insurance airlines motors labs lab studio studios media foundation association
  club league cup championship olympics festival conference university press news times post tribune journal gazette energy foods farms farm brewery roasters coffee industries systems software
  solutions technologies partners logistics consulting council committee department ministry agency union`),
);
/** Capitalised words that are not people. */
export const notNames = new Set(
  list(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march july september october november december christmas easter halloween thanksgiving hanukkah ramadan diwali
  eid god lord heaven internet wifi google apple amazon microsoft facebook instagram tiktok youtube twitter netflix spotify uber airbnb tesla nike adidas ikea samsung sony lego disney excel
  powerpoint slack zoom whatsapp linkedin english french german spanish italian chinese japanese korean arabic hindi russian portuguese dutch american british european african asian
  mediterranean atlantic pacific alps andes himalayas sahara earth mars moon sun ceo cto cfo coo hr it pr usa uk eu us tv pc ai id ok usb gps pdf faq covid bbc cnn nasa nba nfl ted phd mba
  new old north south east west northern southern eastern western dear yes no oh hey hi hello wow okay thanks please sorry well now then today tonight tomorrow yesterday chapter part step scene
  act intro ending end p.s note tip warning black cyber boxing valentine mothers fathers day year eve marathon olympics internet web app store maths math physics biology chemistry
  history geography monopoly bluetooth android iphone ipad macbook kindle velcro kickstarter etsy shopify ebay`),
);
