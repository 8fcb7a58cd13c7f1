import type { CompleteMessages } from '#languages/complete-messages.ts';

export const decisionsCatalan = {
  applicationDecision: {
    approveTitle: 'Aprova la sol·licitud',
    approveText: 'La persona queda confirmada per a l’acte i se li podrà expedir el títol.',
    rejectTitle: 'Denega la sol·licitud',
    rejectText: 'La persona no participarà en l’acte. La denegació es pot revertir més endavant.',
    previousNotes: 'Notes anteriors',
    notes: 'Notes',
    reason: 'Motiu de la denegació',
    reasonHint: 'La persona el podrà llegir quan consulti l’estat de la seva sol·licitud.',
    commonReason: 'Motiu freqüent',
    chooseReason: 'Trieu un motiu',
    approve: 'Aprova',
    reject: 'Denega',
    cancel: 'Cancel·la',

    titleWarning: {
      one: 'Aquesta sol·licitud ja té {count} títol expedit',
      other: 'Aquesta sol·licitud ja té {count} títols expedits',
    },
    titleNumbers: 'Acta {record}, registre {assigned}, foli {folio}.',
    titleStays: 'Denegar la sol·licitud no anul·la el títol expedit.',
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
      'S’aproven l’una rere l’altra. Podeu aturar-ho quan vulgueu: el que ja s’ha aprovat no es desfà.',
    notes: 'Notes',
    notesHint: 'Les mateixes per a totes.',
    start: {
      one: 'Aprova {count} sol·licitud',
      other: 'Aprova {count} sol·licituds',
    },

    running: 'S’està aprovant…',
    done: 'Aprovada',
    failedMark: 'No aprovada',

    finished: {
      one: 'S’ha aprovat {count} sol·licitud',
      other: 'S’han aprovat {count} sol·licituds',
    },
    someFailed: {
      one: '{count} no s’ha pogut aprovar',
      other: '{count} no s’han pogut aprovar',
    },
    stopped: 'L’aprovació s’ha aturat',

    failed: 'Error en actualitzar l’estat',
    rejectedElsewhere:
      'Mentrestant, una altra persona ha denegat aquesta sol·licitud. Reviseu-la abans d’aprovar-la.',
  },
  bulkRejection: {
    title: { one: 'Denega {count} sol·licitud', other: 'Denega {count} sol·licituds' },
    explanation:
      'Es deneguen l’una rere l’altra. Podeu aturar-ho quan vulgueu: el que ja s’ha denegat no es desfà, però cada sol·licitud es pot aprovar més endavant.',
    start: { one: 'Denega {count} sol·licitud', other: 'Denega {count} sol·licituds' },

    mode: 'Motiu',
    shared: 'El mateix per a totes',
    individual: 'Un per sol·licitud',
    reasonFor: 'Motiu per a {row}',
    commonReasonFor: 'Motiu freqüent per a {row}',
    missing: {
      one: 'Falta el motiu de {count} sol·licitud.',
      other: 'Falta el motiu de {count} sol·licituds.',
    },

    running: 'S’està denegant…',
    done: 'Denegada',
    failedMark: 'No denegada',
    finished: {
      one: 'S’ha denegat {count} sol·licitud',
      other: 'S’han denegat {count} sol·licituds',
    },
    someFailed: {
      one: '{count} no s’ha pogut denegar',
      other: '{count} no s’han pogut denegar',
    },
    stopped: 'La denegació s’ha aturat',

    failed: 'Error en actualitzar l’estat',
    approvedElsewhere:
      'Mentrestant, una altra persona ha aprovat aquesta sol·licitud. Reviseu-la abans de denegar-la.',
    rejectedElsewhere: 'Una altra persona ja ha denegat aquesta sol·licitud, amb un altre motiu.',
  },
  bulkRun: {
    stop: 'Atura',
    stopping: 'S’està aturant…',
    resume: {
      one: 'Continua amb la que falta',
      other: 'Continua amb les {count} restants',
    },
    retry: {
      one: 'Torna a provar la que ha fallat',
      other: 'Torna a provar les {count} fallides',
    },
    cancel: 'Cancel·la',
    close: 'Tanca',

    progress: 'Progrés',
    progressText: '{settled} de {total}',
    results: 'Resultat per sol·licitud',
    waiting: 'En espera',
    unnamed: 'Sense nom',
    someLeft: {
      one: '{count} ha quedat sense enviar',
      other: '{count} han quedat sense enviar',
    },
  },
} satisfies Pick<
  CompleteMessages,
  'applicationDecision' | 'bulkApproval' | 'bulkRejection' | 'bulkRun'
>;
