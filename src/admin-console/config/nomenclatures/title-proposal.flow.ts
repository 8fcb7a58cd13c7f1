/** Words before which the degree ends and its subject begins: 'Licenciado | en Administración Pública'. */
const subject = /\s(?:en|de|del|con|para)\s/i;

/** Adjectives in -or that are the same in both forms. */
const invariant = /^(?:superior|mayor|menor|inferior|interior|exterior|posterior|anterior)$/i;

/** Nouns in -a that are the same in both forms: economista, terapeuta, psiquiatra, atleta. */
const commonEnding = /(?:ista|euta|iatra|eta|ícola|arca)$/i;

/**
 * How a title would read in the other form: 'Ingeniero Civil' as 'Ingeniera Civil'. A proposal that a person sees before
 * it is used, never more: Spanish has more exceptions than this knows.
 */
export function proposeFemale(maleTitle: string): string {
  return changeDegree(maleTitle, (word) => {
    if (invariant.test(word)) return word;
    if (/or$/i.test(word)) return word + likeLast(word, 'a');
    return /o$/i.test(word) ? word.slice(0, -1) + likeLast(word, 'a') : word;
  });
}

/** The same the other way: 'Contadora Pública' as 'Contador Público'. */
export function proposeMale(femaleTitle: string): string {
  return changeDegree(femaleTitle, (word) => {
    if (/ora$/i.test(word)) return word.slice(0, -1);
    return /a$/i.test(word) && !commonEnding.test(word)
      ? word.slice(0, -1) + likeLast(word, 'o')
      : word;
  });
}

/** Only the degree changes, not its subject: 'Licenciada en Física'. */
function changeDegree(title: string, change: (word: string) => string): string {
  const at = title.search(subject);
  const degree = at === -1 ? title : title.slice(0, at);
  const rest = at === -1 ? '' : title.slice(at);
  return degree.replace(/\p{L}+/gu, change) + rest;
}

/** A letter in the case of the word's last: titles are sometimes written in capitals. */
function likeLast(word: string, letter: string): string {
  const last = word.slice(-1);
  return last !== last.toLowerCase() ? letter.toUpperCase() : letter;
}
