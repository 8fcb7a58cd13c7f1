/** Prepositions between degree and subject: 'Licenciado | en Administración Pública'. */
const subject = /\s(?:en|de|del|con|para)\s/i;

/** Adjectives in -or that are the same in both forms. */
const invariant = /^(?:superior|mayor|menor|inferior|interior|exterior|posterior|anterior)$/i;

/** Nouns in -a that are the same in both forms: economista, terapeuta, psiquiatra, atleta. */
const commonEnding = /(?:ista|euta|iatra|eta|ícola|arca)$/i;

/**
 * Proposes the feminine form of a title: 'Ingeniera Civil' for 'Ingeniero Civil'. The user must see a proposal before
 * it is saved, because these rules do not cover all Spanish exceptions.
 */
export function proposeFemale(maleTitle: string): string {
  return changeDegree(maleTitle, (word) => {
    if (invariant.test(word)) return word;
    if (/or$/i.test(word)) return word + inCaseOf(word, 'a');
    return /o$/i.test(word) ? word.slice(0, -1) + inCaseOf(word, 'a') : word;
  });
}

/** Proposes the masculine form of a title: 'Contador Público' for 'Contadora Pública'. */
export function proposeMale(femaleTitle: string): string {
  return changeDegree(femaleTitle, (word) => {
    if (/ora$/i.test(word)) return word.slice(0, -1);
    return /a$/i.test(word) && !commonEnding.test(word)
      ? word.slice(0, -1) + inCaseOf(word, 'o')
      : word;
  });
}

/** Changes each word of the degree, but not its subject: 'Licenciada en Física'. */
function changeDegree(title: string, change: (word: string) => string): string {
  const at = title.search(subject);
  const degree = at === -1 ? title : title.slice(0, at);
  const rest = at === -1 ? '' : title.slice(at);
  return degree.replace(/\p{L}+/gu, change) + rest;
}

/** Converts a letter to the case of the word's last letter, because some titles are in capitals. */
function inCaseOf(word: string, letter: string): string {
  const last = word.slice(-1);
  return last !== last.toLowerCase() ? letter.toUpperCase() : letter;
}
