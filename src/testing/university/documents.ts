import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import type { AuthorityRow, DocumentFieldRow, DocumentTemplateRow } from './rows.ts';

/** The crest of the demonstration's university as SVG: a book under a cap, on a shield. */
const crestSource =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 46" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M3.5 3.5h33V25c0 8.6-7.6 14.6-16.5 18C11.1 39.6 3.5 33.6 3.5 25z" fill="#f6efdc" stroke="#14213d" stroke-width="1.6"/>' +
  '<path d="m20 9.5 9.5 4.3L20 18.1l-9.5-4.3z" fill="#14213d" stroke="#14213d" stroke-width="1.4"/>' +
  '<path d="M14.5 15.8v3.4c0 1 2.5 2.1 5.5 2.1s5.5-1.1 5.5-2.1v-3.4" fill="none" stroke="#14213d" stroke-width="1.4"/>' +
  '<path d="M20 27.5c-2.6-1.7-6-2.1-9-1.8v8c3-.3 6.4.1 9 1.8 2.6-1.7 6-2.1 9-1.8v-8c-3-.3-6.4.1-9 1.8zm0 0v8" fill="none" stroke="#8c6d1f" stroke-width="1.4"/></svg>';

/** The officials who sign the documents of the demonstration. A former rector signs documents of earlier days. */
export const authorities: readonly AuthorityRow[] = [
  {
    id: 1,
    name: 'Dra. Carmen Elena Rivas de Quintero',
    office: 'Rectora',
    valid_from: '2024-09-16',
    valid_until: null,
    signature: null,
  },
  {
    id: 2,
    name: 'Dr. José Gregorio Márquez Peña',
    office: 'Secretario General',
    valid_from: '2022-02-01',
    valid_until: null,
    signature: null,
  },
  {
    id: 3,
    name: 'Dr. Luis Alfonso Contreras',
    office: 'Rector',
    valid_from: '2016-09-16',
    valid_until: '2024-09-15',
    signature: null,
  },
  {
    id: 4,
    name: 'Dra. Ana Isabel Núñez Belandria',
    office: 'Decana',
    valid_from: '2022-02-01',
    valid_until: null,
    signature: null,
  },
];

/** Texts that the templates of the demonstration can insert. */
export const documentFields: readonly DocumentFieldRow[] = [
  { id: 1, name: 'modalidad', value: 'presencial', career_id: null, ceremony_id: null },
  { id: 2, name: 'ciudad', value: 'Mérida', career_id: null, ceremony_id: null },
  {
    id: 3,
    name: 'universidad',
    value: 'Universidad Nacional Los Andes',
    career_id: null,
    ceremony_id: null,
  },
  {
    id: 4,
    name: 'personeriaJuridica',
    value: 'creada por decreto n.º 4.217 del 29 de marzo de 1958',
    career_id: null,
    ceremony_id: null,
  },
  { id: 5, name: 'lugarDocumento', value: 'Mérida', career_id: null, ceremony_id: null },
  { id: 6, name: 'libro', value: '12', career_id: null, ceremony_id: null },
];

/** The shipped templates with the university's crest. */
export const documentTemplates: readonly DocumentTemplateRow[] = shippedTemplates.map(
  (template, index) => ({
    id: index + 1,
    ...template,
    images: { escudo: { type: 'image/svg+xml', data: btoa(crestSource) } },
  }),
);
