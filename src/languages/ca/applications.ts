import type { CompleteMessages } from '../complete-messages.ts';

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

    empty: 'No s’ha trobat cap sol·licitud',
    ceremoniesUnknown:
      'Sense els actes de graduació no se sap quins estan completats: es mostren les sol·licituds de tots.',
  },
  applicationDetail: {
    title: 'Detall de la sol·licitud {code}',
    editTitle: 'Edita la sol·licitud {code}',
    studentSection: 'Estudiant',
    academicSection: 'Informació acadèmica',
    ceremonySection: 'Acte de graduació',
    notesSection: 'Notes',

    fullName: 'Nom complet',
    identificationType: 'Tipus d’identificació',
    idNumber: 'Número d’identificació',
    firstName: 'Primer nom',
    middleName: 'Segon nom',
    thirdName: 'Tercer nom',
    lastName: 'Primer cognom',
    secondLastName: 'Segon cognom',
    email: 'Adreça electrònica',
    phone: 'Telèfon',
    dateOfBirth: 'Data de naixement',
    placeOfBirth: 'Lloc de naixement',
    gender: 'Gènere',
    masculine: 'Masculí',
    feminine: 'Femení',
    career: 'Titulació',
    faculty: 'Facultat',
    ceremony: 'Nom de l’acte',
    ceremonyDate: 'Data de l’acte',
    appliedAt: 'Data de la sol·licitud',
    updatedAt: 'Última actualització',
    notes: 'Notes',
    noNotes: 'Sense notes',
    missing: 'No disponible',

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
    statusElsewhere: 'Mentrestant, una altra persona ha canviat l’estat. Ara és «{status}».',

    failed: 'Error en actualitzar la sol·licitud',
    updated: 'La sol·licitud s’ha actualitzat correctament',
  },
  applicationDecision: {
    approveTitle: 'Aprova la sol·licitud',
    approveText: 'La persona queda confirmada per a l’acte i se li podrà expedir el títol.',
    rejectTitle: 'Denega la sol·licitud',
    rejectText: 'La persona no participarà en l’acte. La denegació es pot revertir més endavant.',
    currentStatus: 'Estat actual',
    previousNotes: 'Notes anteriors',
    notes: 'Notes',
    reason: 'Motiu de la denegació',
    reasonHint: 'La persona el podrà llegir quan consulti l’estat de la seva sol·licitud.',
    approve: 'Aprova',
    reject: 'Denega',
    cancel: 'Cancel·la',

    titleWarning: {
      one: 'Aquesta sol·licitud ja té {count} títol expedit',
      other: 'Aquesta sol·licitud ja té {count} títols expedits',
    },
    titleNumbers: 'Acta {record}, registre {assigned}, foli {folio}.',
    titleStays: 'La denegació no anul·la el que ja s’ha expedit.',
    noNumber: 'sense número',
    checkingTitles: 'S’està comprovant si ja té un títol expedit…',

    failed: 'Error en actualitzar l’estat',
    approved: 'La sol·licitud s’ha aprovat correctament',
    rejected: 'La sol·licitud s’ha denegat correctament',

    unsaved: 'El que heu escrit encara no s’ha desat',
    keepWriting: 'Continua escrivint',
    discard: 'Descarta el text',
  },
  bulkApproval: {
    title: {
      one: 'Aprova {count} sol·licitud',
      other: 'Aprova {count} sol·licituds',
    },
    explanation:
      'S’aproven l’una rere l’altra. Podeu aturar-ho quan vulgueu: el que s’ha aprovat queda aprovat.',
    notes: 'Notes',
    notesHint: 'Les mateixes per a totes.',
    start: {
      one: 'Aprova {count} sol·licitud',
      other: 'Aprova {count} sol·licituds',
    },
    stop: 'Atura',
    stopping: 'S’està aturant…',
    resume: {
      one: 'Continua amb {count} restant',
      other: 'Continua amb les {count} restants',
    },
    retry: {
      one: 'Torna a provar la fallida',
      other: 'Torna a provar les {count} fallides',
    },
    cancel: 'Cancel·la',
    close: 'Tanca',

    progress: 'Progrés',
    progressText: '{settled} de {total}',
    results: 'Resultat per sol·licitud',
    waiting: 'En espera',
    running: 'S’està aprovant…',
    approved: 'Aprovada',
    failedMark: 'No aprovada',
    unnamed: 'Sense nom',

    underWay: 'S’estan aprovant les sol·licituds seleccionades',
    finished: {
      one: 'S’ha aprovat {count} sol·licitud',
      other: 'S’han aprovat {count} sol·licituds',
    },
    someFailed: {
      one: '{count} no s’ha pogut aprovar',
      other: '{count} no s’han pogut aprovar',
    },
    someLeft: {
      one: '{count} ha quedat sense enviar',
      other: '{count} han quedat sense enviar',
    },
    stopped: 'L’aprovació s’ha aturat',

    failed: 'Error en actualitzar l’estat',
    rejectedElsewhere:
      'Mentrestant, una altra persona l’ha denegada. Obriu-la i llegiu-la abans d’aprovar-la.',
  },
} satisfies Pick<
  CompleteMessages,
  'applications' | 'applicationDetail' | 'applicationDecision' | 'bulkApproval'
>;
