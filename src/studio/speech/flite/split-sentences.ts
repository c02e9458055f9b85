import type { SpeakableWord } from '../text/speakable-text.ts';

/** flite plans an utterance as a whole: longer ones cost memory and time without sounding better. */
const maxSentenceCharacters = 300;
/** Each utterance costs a run of flite, so "A! A! A!" is one utterance. */
const minSentenceCharacters = 12;

/** Starts a new utterance after each sentence longer than an exclamation, and before one gets too long. */
export function splitSentences(words: SpeakableWord[]): SpeakableWord[][] {
  const sentences: SpeakableWord[][] = [];
  let sentence: SpeakableWord[] = [];
  let characters = 0;
  for (const [index, word] of words.entries()) {
    sentence.push(word);
    characters += word.spoken.length + 1;
    const nextLength = words[index + 1]?.spoken.length ?? 0;
    const isEnd = endsUtterance(word.spoken) && characters >= minSentenceCharacters;
    if (isEnd || characters + nextLength > maxSentenceCharacters) {
      sentences.push(sentence);
      sentence = [];
      characters = 0;
    }
  }
  return sentence.length > 0 ? [...sentences, sentence] : sentences;
}

/** "No." and initials count as abbreviations: a break that is left out is not heard, a wrong one is. */
function endsUtterance(spoken: string): boolean {
  return (
    /[.!?]$/.test(spoken) && !/^(?:mr|mrs|ms|dr|st|prof|jr|sr|no|[a-z]|(?:[a-z]\.)+[a-z])\.$/i.test(spoken)
  );
}
