import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { crestSource } from './crest.ts';
import type { AuthorityRow, DocumentFieldRow, DocumentTemplateRow } from './rows.ts';

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
