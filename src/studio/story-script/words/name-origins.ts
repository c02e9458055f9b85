const list = (text: string): string[] => text.trim().split(/\s+/u);

/** Names that are frequent in one part of the world and rare elsewhere. Names common in several parts are left out. */
const origins = {
  africa: list(
    `abeni adaeze adebayo adeyemi akosua akua ama amadou ayo babajide bola chiamaka chidi chidinma chike chinedu ebele ebo efua emeka esi fatou femi ifeoma ikenna kofi kwabena kwame kwasi
    lerato mpho nala neema nkechi nnamdi obi odin okafor okonkwo okoye oluchi oluwaseun sipho swati temba tendai thabo thandi thandiwe tunde uche wangari wanjiru yaw yewande zola zuri mensah diallo nwosu mbeki`,
  ),
  southAsia: list(
    `aarav aditi aditya akash amrita anand ananya anil anjali ankit arjun arnav ashok deepa deepak devi dinesh divya geeta indira jaya kalinda karan kavita komal krishna lakshmi lalita meera mohit nandini
    naveen neha nikhil nisha pooja prakash pranav priya radha rahul raj rajesh rajiv ramesh ravi rekha rohan rohit saanvi sandeep sanjay shreya sunita suresh tanvi usha vijay vikram vivek patel sharma singh gupta iyer rao`,
  ),
  eastAsia: list(
    `aiko akira asuka ayaka bao cheng daichi eun hana hao haruka haruto hideo hiro hiroshi hye jia jiho jin jisoo kazuo keiko kenji kenta lin ling linh mei megumi minh minho miyuki nobuko quang sakura satoshi
    seiji shinji takeshi taro thuy wei wen xiu yoko yuki yumi yuna zheng tanaka sato suzuki yamamoto nguyen tran chen wang zhang liu`,
  ),
  north: list(
    `anders annika arne astrid bjorn eilidh einar elin freya frida fiadh gunnar gustav ingrid inga kirsten lars leif lennart magnus maren marit niamh nils olaf pekka saoirse signe sigrid siobhan solveig sven torsten
    viggo lindqvist larsson andersen nielsen hansen eriksson johansson olsen`,
  ),
  westAsia: list(
    `abdul abdullah ahmad ahmed ahmet ali amina amir aziz ayse bilal elif emre farah farhan fatima habiba hamza hassan hatice hussein ibrahim idris imran khadija khalid layla leila mahmoud mariam maryam mehmet mohamed
    mohammed mustafa nadia nasrin omar parisa rashid salma samira selim shirin tarek yasmin yusuf zahra zainab zeynep haddad yilmaz demir`,
  ),
} as const;
export type Origin = keyof typeof origins;

const originOf = new Map<string, Origin>(
  (Object.keys(origins) as Origin[]).flatMap((origin) =>
    origins[origin].map((name) => [name, origin] as const),
  ),
);

/** The origin of a name, by its first or last name; null if unknown. */
export function findOrigin(name: string): Origin | null {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  for (const word of words) {
    const origin = originOf.get(word);
    if (origin) return origin;
  }
  return null;
}

/** The most likely skin and hair for an origin, in the words of descriptions. */
export const likelyLooks: Readonly<Record<Origin, { skin: string; hair: readonly string[] }>> = {
  africa: { skin: 'dark skin', hair: ['short black hair', 'curly black hair', 'braided black hair'] },
  southAsia: { skin: 'brown skin', hair: ['long black hair', 'short black hair', 'dark wavy hair'] },
  eastAsia: { skin: 'light skin', hair: ['straight black hair', 'short black hair', 'long black hair'] },
  north: { skin: 'fair skin', hair: ['blond hair', 'light brown hair', 'short blond hair'] },
  westAsia: { skin: 'olive skin', hair: ['dark wavy hair', 'short black hair', 'long dark hair'] },
};
