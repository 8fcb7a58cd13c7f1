import type { CompleteMessages } from '#languages/complete-messages.ts';

export const titlesCatalan = {
  titles: {
    title: 'Títols expedits',
    bulkIssue: 'Expedició massiva',
    exportCsv: 'Exporta en CSV',
    checkBook: 'Comprova el llibre',

    totalTitles: 'Total de títols',
    uniqueCeremonies: 'Actes de graduació diferents',
    uniqueCareers: 'Titulacions diferents',

    search: 'Cerca',
    searchPlaceholder: 'Nom, codi o número',
    ceremonyFilter: 'Acte de graduació',
    everyCeremony: 'Tots els actes',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Titulació',
    everyCareer: 'Totes les titulacions',
    clearFilters: 'Neteja els filtres',

    student: 'Estudiant',
    career: 'Titulació',
    ceremony: 'Acte de graduació',
    record: 'Acta',
    assigned: 'Registre',
    folio: 'Foli',
    actions: 'Accions',
    view: 'Mostra el detall: {row}',
    handOver: 'Registra el lliurament de {row}',
    handoverBook: 'Llibre de lliuraments',
    printRow: 'Imprimeix el document de {row}',
    unnamedRow: 'el títol {id}',
    missing: 'No disponible',

    empty: 'No hi ha cap títol expedit',
    emptyFiltered: 'No s’ha trobat cap títol amb els filtres aplicats',
    showing: 'Es mostren {first}–{last} de {total}',
    pages: 'Pàgines de títols',
    found: { one: '{count} títol', other: '{count} títols' },
    pageRead: {
      one: '{count} títol, pàgina {page} de {pages}',
      other: '{count} títols, pàgina {page} de {pages}',
    },

    csvName: 'titols-expedits-{date}.csv',
    exported: {
      one: 'S’ha exportat {count} títol',
      other: 'S’han exportat {count} títols',
    },
  },
  titleDetail: {
    title: 'Detall del títol',
    code: 'Codi de la sol·licitud',
    issued: 'Expedit',
    close: 'Tanca',

    student: 'Informació de l’estudiant',
    fullName: 'Nom complet',
    idNumber: 'Número d’identificació',
    career: 'Titulació',
    faculty: 'Facultat',

    ceremony: 'Informació de l’acte de graduació',
    ceremonyName: 'Acte de graduació',
    ceremonyDate: 'Data de l’acte',
    issueDate: 'Data d’expedició',
    degreeTitle: 'Títol',
    pending: 'Pendent',

    registry: 'Números de registre',
    record: 'Acta',
    assigned: 'Registre',
    folio: 'Foli',

    notes: 'Notes',
    handover: 'Lliurament',
    deliveredTo: 'Lliurat el {date} a {name}',
    deliveredOn: 'Lliurat el {date}',
    times: 'Dates del registre',
    createdAt: 'Creació',
    updatedAt: 'Última actualització',
    missing: 'No disponible',
  },
} satisfies Pick<CompleteMessages, 'titles' | 'titleDetail'>;
