import type { CompleteMessages } from '#languages/complete-messages.ts';

export const bulkIssueCatalan = {
  bulkIssue: {
    title: 'Expedició massiva de títols',
    ceremony: 'Acte de graduació',
    ceremonyPlaceholder: 'Trieu un acte completat',
    ceremonyDetail: '{date} · {location}',
    noneCompleted: 'No hi ha cap acte completat',
    noneCompletedText: 'Els títols s’expedeixen quan un acte de graduació està completat.',
    unnamedCeremony: 'Sense nom',
    date: 'Data d’expedició',
    loading: 'S’estan carregant els actes i les sol·licituds…',
    refreshing: 'S’estan actualitzant les dades…',

    recordInitial: 'Acta inicial',
    assignedInitial: 'Registre inicial',
    folioInitial: 'Foli inicial',
    confirmed: 'Sol·licituds confirmades',
    titled: 'Ja tenen títol',
    missing: 'No disponible',

    summary: 'Resum',
    summaryTitles: 'Títols per expedir',
    summaryCeremony: 'Acte',
    summaryDate: 'Amb data',
    summaryNumbers: 'Números (estimació)',
    recordSpan: 'Acta {span}',
    assignedSpan: 'Registre {span}',
    folioSpan: 'Foli {span}',
    span: '{first} a {last}',

    submit: 'Expedeix els títols',
    submitting: 'S’estan expedint…',
    cancel: 'Cancel·la',
    close: 'Tanca',

    incomplete: 'Heu de seleccionar un acte de graduació i una data d’expedició',
    unreadableDate: 'La data d’expedició no és vàlida',
    ceremonyGone: 'No s’ha trobat l’acte de graduació',
    noneConfirmed: 'No hi ha sol·licituds confirmades per a aquest acte de graduació',
    allTitled: {
      one: 'L’única sol·licitud confirmada ja té el títol: no queda res per expedir.',
      other: 'Les {count} sol·licituds confirmades ja tenen el títol: no queda res per expedir.',
    },
    undecided: {
      one: 'De {count} sol·licitud confirmada no se sap a quin dels actes amb aquest nom pertany: no s’hi inclou.',
      other:
        'De {count} sol·licituds confirmades no se sap a quin dels actes amb aquest nom pertanyen: no s’hi inclouen.',
    },
    misnamed: {
      one: '{count} sol·licitud confirmada d’aquest acte figura amb el nom d’un altre acte i no s’hi inclou.',
      other:
        '{count} sol·licituds confirmades d’aquest acte figuren amb el nom d’un altre acte i no s’hi inclouen.',
    },

    issued: 'L’expedició s’ha completat correctament: {count} títol(s) expedit(s)',
    failed: 'Error en expedir els títols',

    issuing: {
      one: 'S’està expedint {count} títol…',
      other: 'S’estan expedint {count} títols…',
    },
    progress: 'Expedició en curs',
    elapsed: '{seconds} s',
    limit:
      'Esperarem la resposta fins a {limit} segons. Si no arriba, consultarem els títols per saber quins s’han expedit.',
    verifying: 'S’estan consultant els títols per saber quins s’han expedit…',
    unverifiedText:
      'No sabem quants títols s’han expedit perquè no s’ha pogut carregar la llista. Consulteu-la abans de tornar a expedir.',
    readTitles: 'Consulta els títols',
    readAgain: 'Torna a consultar',
    issuedCount: 'Títols expedits: {issued} de {of}',
    allIssued: 'El servidor no ha respost, però tots els títols són al registre.',
    missingCount: {
      one: 'En queda {count} per expedir. Si el servidor continua treballant, se’n poden expedir més: torneu a consultar els títols abans d’expedir.',
      other:
        'En queden {count} per expedir. Si el servidor continua treballant, se’n poden expedir més: torneu a consultar els títols abans d’expedir.',
    },

    closingTitle: 'L’expedició continua en curs',
    closingText:
      'Encara que tanqueu aquesta finestra, el servidor acabarà l’expedició. El resultat apareixerà com a avís i també quan torneu a obrir la finestra.',
    keepWaiting: 'Continua esperant',
    closeAnyway: 'Tanca igualment',
  },
  bulkIssueRehearsal: {
    proofTitle: 'Revisió pels graduats',
    proofConfirmed: 'Han confirmat el text',
    proofAsked: 'Han demanat una correcció',
    proofUnanswered: 'L’han vist i no han confirmat',
    proofNeverLooked: 'No l’han vist mai',
    proofOptional: 'Respondre és opcional: s’expedeixen els títols de tothom.',
    proofOpen: {
      one: 'Hi ha {count} correcció sense resoldre: {codes}',
      other: 'Hi ha {count} correccions sense resoldre: {codes}',
    },
    proofOpenAdvice:
      'Resoleu-les abans a Sol·licituds. Després de l’expedició, un títol només es corregeix amb una rectificació.',
    title: 'Estimació',
    explanation:
      'Així quedarien els títols si s’expedissin ara. És una estimació: els números definitius els assigna el servidor en expedir.',
    table: 'Estimació de títols i números',
    loading: 'S’està preparant l’estimació…',
    unavailable: 'Sense estimació. Els títols es poden expedir igualment.',
    titlesUnread:
      'No s’han pogut llegir els títols ja expedits: l’estimació parteix dels números inicials i no veu els repetits.',
    empty: 'No hi ha ningú a qui expedir un títol',
    rows: { one: '{count} títol estimat', other: '{count} títols estimats' },

    person: 'Persona',
    degree: 'Títol',
    record: 'Acta',
    assigned: 'Registre',
    folio: 'Foli',
    remarks: 'Avisos',
    pending: 'Pendent',
    unnamed: 'Sense nom',
    none: 'Cap',
    noNumber: 'Sense número',
    noNomenclature: 'Sense denominació',
    noGender: 'Sense gènere',
    ambiguousCareer: 'Titulació sense identificar',
    takenRecord: 'L’acta {number} ja la té {name}',
    takenAssigned: 'El registre {number} ja el té {name}',
    takenFolio: 'El foli {number} ja el té {name}',

    remarksTitle: 'Abans d’expedir convé revisar',
    refusedTitle: 'No es poden expedir els títols: el registre ja té alguns dels seus números',
    refusedAdvice:
      'Canvia els números inicials de l’acte de graduació o, si ja té títols, expedeix els que falten en un altre acte.',
    countTaken: {
      one: '{count} número ja és en un altre títol expedit',
      other: '{count} números ja són en altres títols expedits',
    },
    countNoNomenclature: {
      one: '{count} títol sortirà com a «Pendent»: falta la denominació de la titulació',
      other: '{count} títols sortiran com a «Pendent»: falta la denominació de les titulacions',
    },
    countNoGender: {
      one: '{count} títol sortirà com a «Pendent»: la persona no té gènere',
      other: '{count} títols sortiran com a «Pendent»: les persones no tenen gènere',
    },
    countAmbiguousCareers: {
      one: '{count} sol·licitud anomena una titulació que es diu igual que una altra: el títol i els números poden ser uns altres',
      other:
        '{count} sol·licituds anomenen titulacions que es diuen igual que altres: els títols i els números poden ser uns altres',
    },
    unnumberedRecord: 'No es pot numerar a partir de l’acta inicial: no conté cap número',
    unnumberedAssigned: 'No es pot numerar a partir del registre inicial: no conté cap número',
    unnumberedFolio: 'No es pot numerar a partir del foli inicial: no conté cap número',
    showRemarked: {
      one: 'Mostra només el que té avisos',
      other: 'Mostra només els {count} amb avisos',
    },
    showAll: { one: 'Mostra’ls tots', other: 'Mostra els {count}' },

    comparing: 'S’està comparant amb l’estimació…',
    notCompared: 'No s’han pogut llegir els títols per comparar-los amb l’estimació.',
    same: {
      one: 'El títol ha sortit tal com s’havia estimat.',
      other: 'Els {count} títols han sortit tal com s’havien estimat.',
    },
    differ: {
      one: '{count} títol difereix de l’estimació',
      other: '{count} títols difereixen de l’estimació',
    },
    lastDiffer: {
      one: 'En l’última expedició, {count} títol va diferir de l’estimació',
      other: 'En l’última expedició, {count} títols van diferir de l’estimació',
    },
    showDifferences: 'Mostra les diferències',
    differences: 'Diferències amb l’estimació',
    difference: 'Diferència',
    absent: 'No apareix entre els títols expedits',
    unplanned: 'S’ha expedit sense ser a l’estimació',
    changed: '{field}: {issued} en lloc de {estimated}',
  },
} satisfies Pick<CompleteMessages, 'bulkIssue' | 'bulkIssueRehearsal'>;
