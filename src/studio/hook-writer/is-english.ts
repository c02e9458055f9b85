/** Words of other languages that no English description of a product is made of. */
const foreign =
  /^(?:wir|ich|und|für|fuer|mit|aus|der|das|dem|den|ein|eine|einen|einer|ist|sind|nicht|auch|von|zum|zur|bei|unsere?n?|handgemachte?n?|verkaufen?|nous|vendons|avec|pour|dans|les|une|des|est|sont|notre|nos|votre|vos|fait|faits|chez|sur|du|el|los|las|una|para|con|por|nuestra|nuestro|nuestros|nuestras|vendemos|hecho|hecha|hechos|hechas|mano|y|il|gli|della|delle|degli|di|e|per|che|nostri|nostra|fatto|fatti|wij|het|een|van|voor|met|onze|ons|zijn|og|til|med|av|som|är|och|för|på|jest|dla|nasze|ręcznie|z|de|en|le|uma|nosso|nossa|feito|feitos|vendo)$/;
const english =
  /^(?:the|an?|and|or|of|for|with|to|in|on|at|by|from|that|which|is|are|it|its|we|i|you|your|our|my|this|no|not|do|does|can|so|helps?|made)$/;
/** Letters and endings that are rare in English. */
const unusual =
  /[äöüßéèêàâçñõãøåœ]|(?:keit|heit|lich|isch|hilfe|stufe|ieren|schaft|zeug|eaux|elles)$|sch(?!ool|ed|em|ol)|[^aeiouy\W]{5}|^[^aeiouy\W]{4,}$/;
const minUnusual = 3;

/** False for a text in another language, and for a row of letters without meaning. Single foreign words may be names. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const foreigners = words.filter((word) => foreign.test(word)).length;
  const natives = words.filter((word) => english.test(word) && !foreign.test(word)).length;
  if (foreigners >= 2 && foreigners > natives) return false;
  const latin = words.filter((word) => /^[\p{Script=Latin}’'-]+$/u.test(word)).length;
  if (latin < words.length / 2) return false;
  const odd = words.filter((word) => unusual.test(word) || foreign.test(word)).length;
  return natives > 0 || words.length < minUnusual || odd < words.length / 2;
}
