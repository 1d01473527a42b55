/** Where a long word may be broken: soft hyphens for browsers that know no hyphenation of the language. */

/** Consonants that begin a syllable together; the longer ones first. */
const ONSET = 'schl|schm|schn|schr|schw|sch|str|spr|spl|ch|ck|ph|th|qu|st|sp|bl|br|dr|fl|gl|gn|gr|kl|kn|kr|pf|pl|pr|zw';
const VOWEL = 'aeiouyäöüàèéìòù';
const SYLLABLE = new RegExp(`([${VOWEL}])([^${VOWEL}\\s'’-]*?)((?:${ONSET}|[^${VOWEL}\\s'’-])(?=[${VOWEL}]))`, 'gi');
const SOFT = '\u00ad';
/** Fewer letters than these stay together. */
const EDGE = 3;

/** The text with soft hyphens in words of more than `longest` letters. */
export const hyphenated = (text: string, longest = 10): string => text.replace(/[\p{L}]+/gu, (word) => (word.length > longest ? broken(word) : word));

function broken(word: string): string {
  return word.replace(SYLLABLE, (whole, vowel: string, before: string, onset: string, at: number) => {
    const cut = at + vowel.length + before.length;
    return cut < EDGE || word.length - cut < EDGE ? whole : `${vowel}${before}${SOFT}${onset}`;
  });
}
