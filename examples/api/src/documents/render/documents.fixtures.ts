import {
  ceremonyFields,
  type DocumentTemplate,
  type DocumentValues,
  graduateFields,
  shippedTemplates,
  surnamesOf,
} from 'birrete/rules';

const day = { year: 2026, month: 7, day: 24 };

/** A crest of plain shapes. */
export const crestSource =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220">' +
  '<path d="M20 20H180V110C180 165 140 195 100 210C60 195 20 165 20 110Z" fill="#f4efe0" stroke="#1f2a44" stroke-width="4"/>' +
  '<path d="M100 60L50 85L100 110L150 85Z" fill="#1f2a44"/><circle cx="150" cy="130" r="6" fill="#9a7b2f"/></svg>';

/** A shipped template with a crest. */
export function templateWithCrest(index: number): DocumentTemplate {
  const template = shippedTemplates[index];
  if (template === undefined) throw new Error(`There are ${shippedTemplates.length} templates.`);
  const data = Buffer.from(crestSource).toString('base64');
  return { ...template, images: { escudo: { type: 'image/svg+xml', data } } };
}

/** The names of a graduate in parts. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
  readonly secondLastName?: string;
}

/** The document of a graduate. */
export function documentOf(name: Names, more: Partial<DocumentValues> = {}): DocumentValues {
  const code = 'K7MW-3QXR-9TBD';
  const graduate = graduateFields({
    name,
    documentType: 'cédula de identidad',
    documentNumber: 'V-12.345.678',
    birthDate: { year: 1999, month: 3, day: 3 },
    birthPlace: 'Mérida',
    degree: 'Licenciada en Química',
    career: 'Química',
    faculty: 'Facultad de Ciencias',
    issueDate: day,
    numbers: { record: '014', assigned: '0231', folio: '57' },
    verificationCode: code,
    resolution: '',
    predecessor: '',
  });
  return {
    fields: {
      ...ceremonyFields({
        university: 'Universidad Central de los Andes',
        city: 'Mérida',
        ceremony: 'Acto de Grado Julio 2026',
        location: 'Aula Magna',
        date: day,
        graduates: 2,
      }),
      ...graduate,
      personeriaJuridica: 'Resolución n.º 1234 de 1966',
      lugarDocumento: 'Bogotá D. C.',
      libro: '12',
      nacionalidad: 'española',
      finEstudios: '30 de junio de 2026',
    },
    gender: 'feminine',
    surnames: surnamesOf(name),
    signatories: [
      { office: 'Rectora', name: 'Dra. Carmen Rodríguez Pietri' },
      { office: 'Secretario General', name: 'Dr. Luis Alberto Peña' },
      { office: 'Decana', name: 'Dra. Ana Sofía Márquez' },
    ],
    verification: { url: `https://titulos.example.edu/verificar/${code}`, code },
    marks: [],
    graduates: [graduate, { ...graduate, nombre: 'Bruno Díaz', acta: '015' }],
    ...more,
  };
}

/** The document of María de los Ángeles Núñez de la Cruz. */
export const usualDocument = documentOf({
  firstName: 'María de los Ángeles',
  lastName: 'Núñez',
  secondLastName: 'de la Cruz',
});

/** All bytes of a file. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}
