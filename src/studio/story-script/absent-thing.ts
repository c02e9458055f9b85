/** Phrases before a thing that is absent: missing, wished for, compared to, lost, in a picture or only mentioned. */
const absent =
  /(?:\b(?:like|than|as|no|without|instead of|not|never|becomes?|became|(?:pour(?:s|ed)|turn(?:s|ed)?|carv(?:es|ed)|chang(?:es|ed)|ma(?:de|kes?)|gr(?:ew|ows?)|fold(?:s|ed)|transform(?:s|ed)|cuts?|built|sewed|shap(?:es|ed)) (?:\w+ ){0,3}into|dream(?:s|ed|t)? of|dream(?:s|ed|t)? about|want(?:s|ed)?|wish(?:es|ed)? for|need(?:s|ed)?|afford|los(?:es|t|e)|forg(?:ot|ets?)|missing|miss(?:es|ed)?|sav(?:es|ed|ing) for|ask(?:s|ed)? for|look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|hunt(?:s|ed|ing)? for|(?:photos?|pictures?|drawings?|stor(?:y|ies)|books?|films?|smell(?:ed|s)?|prices?|tastes?|songs?|kinds?|types?|sorts?|shapes?|sizes?|names?|ideas?|paintings?|posters?|memor(?:y|ies)|lessons?|experts?|lovers?) (?:of|about|in|on)|about|made of|called|named|sell(?:s|ing)?|sold|out of|instead of|remember(?:s|ed)?|allergic to|afraid of|studied|studies|imagin(?:es?|ed)))\s+(?:(?:an?|the|my|his|her|their|our|your|any|more|some|enough|single|real|new|old|little|big|small|good|own)\s+){0,3}$/iu;

/** Whether the thing after `before` is absent, according to the sentence. */
export const isAbsent = (before: string): boolean =>
  absent.test(before) && !/\bout of (?:his|her|my|the|an?) $/iu.test(before);
