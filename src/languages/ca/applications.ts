import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsCatalan, statusLabelsCatalan } from './application-fields.ts';

export const applicationsCatalan = {
  applications: {
    title: 'Sol·licituds',
    search: 'Cerca',
    searchPlaceholder: 'Codi, nom o identificació',
    statusFilter: 'Estat',
    everyStatus: 'Tots',
    ceremonyFilter: 'Acte de graduació',
    everyCeremony: 'Tots',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Titulació',
    everyCareer: 'Totes',
    showing: 'Es mostren {shown} de {total} sol·licituds',
    clearFilters: 'Neteja els filtres',
    rowCount: { one: '{count} sol·licitud', other: '{count} sol·licituds' },

    code: 'Codi',
    student: 'Estudiant',
    idNumber: 'Identificació',
    career: 'Titulació',
    ceremony: 'Acte de graduació',
    status: 'Estat',
    date: 'Data',
    actions: 'Accions',

    missing: 'No disponible',
    duplicate: 'Duplicada?',

    view: 'Mostra el detall: {row}',
    approve: 'Aprova {row}',
    reject: 'Denega {row}',
    changeStatus: 'Canvia l’estat',
    changeStatusOf: 'Canvia l’estat: {row}',
    markConfirmed: 'Marca com a confirmada',
    markRejected: 'Marca com a denegada',
    unnamedRow: 'la sol·licitud {id}',

    select: 'Selecciona {row}',
    selectAll: {
      one: 'Selecciona {count} pendent',
      other: 'Selecciona {count} pendents',
    },
    selectNone: 'Treu la selecció',
    approveSelected: {
      one: 'Aprova la seleccionada ({count})',
      other: 'Aprova les seleccionades ({count})',
    },
    rejectSelected: {
      one: 'Denega les seleccionades ({count})',
      other: 'Denega les seleccionades ({count})',
    },

    empty: 'No s’ha trobat cap sol·licitud',
    ceremoniesUnknown:
      'No s’han pogut carregar els actes de graduació: es mostren totes les sol·licituds, també les d’actes completats.',
  },
  applicationDetail: {
    ...fieldLabelsCatalan,
    ...statusLabelsCatalan,
    title: 'Detall de la sol·licitud {code}',
    editTitle: 'Edita la sol·licitud {code}',
    studentSection: 'Estudiant',
    academicSection: 'Informació acadèmica',
    ceremonySection: 'Acte de graduació',
    notesSection: 'Notes',

    fullName: 'Nom complet',
    masculine: 'Masculí',
    feminine: 'Femení',
    career: 'Titulació',
    faculty: 'Facultat',
    ceremony: 'Nom de l’acte',
    ceremonyDate: 'Data de l’acte',
    appliedAt: 'Data de la sol·licitud',
    updatedAt: 'Última actualització',
    authorisation: 'Autorització de dades',
    authorisationVersion: 'Versió {version}',
    noNotes: 'Sense notes',
    notesShown: 'La persona les pot llegir: són el motiu de la denegació.',
    notesHidden: 'La persona no les pot llegir.',
    internalNotes: 'Notes internes',
    noInternalNotes: 'Sense notes internes',
    missing: 'No disponible',
    notFound: 'No s’ha trobat la sol·licitud',
    notFoundText: 'Pot ser que s’hagi eliminat o que l’enllaç sigui incomplet.',

    duplicates: {
      one: 'Hi ha una altra sol·licitud amb el mateix número d’identificació per a aquest acte',
      other:
        'Hi ha {count} sol·licituds més amb el mateix número d’identificació per a aquest acte',
    },
    duplicateItem: '{code} ({status}), {career}',

    edit: 'Edita',
    save: 'Desa',
    cancel: 'Cancel·la',
    close: 'Tanca',
    nameGroup: 'Nom',
    contactGroup: 'Identificació i contacte',
    birthGroup: 'Naixement',

    incomplete: 'Empleneu tots els camps obligatoris',
    missingField: 'Falta «{field}»',
    fieldRequired: 'Camp obligatori',
    invalidEmail: 'Introduïu una adreça electrònica vàlida',
    invalidDate: 'Escriviu una data que existeixi, com ara 03/05/2000',
    futureDate: 'La data de naixement no pot ser futura',
    tooEarlyDate: 'Reviseu l’any de la data de naixement',
    tooLong: 'Feu servir {most} caràcters com a màxim',
    statusElsewhere: 'Mentrestant, una altra persona ha canviat l’estat. Ara és «{status}».',

    failed: 'Error en actualitzar la sol·licitud',
    updated: 'La sol·licitud s’ha actualitzat correctament',
  },
} satisfies Pick<CompleteMessages, 'applications' | 'applicationDetail'>;
