/** Messages about one field of a body. `label` comes with its article, with which the message agrees: 'La fecha'. */
export const fieldMessages = {
  required: (label: string) => {
    const { verb, ending } = agreementOf(label);
    return `${label} ${verb} requerid${ending}`;
  },
  invalid: (label: string) => {
    const { verb, ending } = agreementOf(label);
    return `${label} no ${verb} válid${ending}`;
  },
  tooLong: (label: string, most: number) => {
    const { isPlural } = agreementOf(label);
    return `${label} no ${isPlural ? 'pueden' : 'puede'} tener más de ${most} caracteres`;
  },
  characters: (label: string) => {
    const { isPlural } = agreementOf(label);
    return `${label} ${isPlural ? 'contienen' : 'contiene'} caracteres no permitidos`;
  },
  picture: (label: string, kinds: readonly string[]) =>
    `${label} debe ser una imagen ${kinds.join(', ').toUpperCase()}`,
  tooHeavy: (label: string, mostBytes: number) =>
    `${label} no puede pesar más de ${Math.floor(mostBytes / 1000)} KB`,
  email: 'Por favor ingresa un email válido',
  wholeNumber: (label: string) => `${label} debe ser un número entero entre 0 y 999999`,
  registryNumber: (label: string) =>
    `${label} debe contener un número, por ejemplo 001, y tener como máximo 30 caracteres`,
};

function agreementOf(label: string) {
  const [article = ''] = label.split(' ');
  const isPlural = article.endsWith('s');
  const gender = article.startsWith('La') ? 'a' : 'o';
  return { isPlural, verb: isPlural ? 'son' : 'es', ending: isPlural ? `${gender}s` : gender };
}
