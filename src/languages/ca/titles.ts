import type { CompleteMessages } from '../complete-messages.ts';

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
    times: 'Dates del registre',
    createdAt: 'Creació',
    updatedAt: 'Última actualització',
    missing: 'No disponible',
  },
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
      one: '{count} sol·licitud confirmada no diu a quin dels actes amb aquest nom pertany i no es compta.',
      other:
        '{count} sol·licituds confirmades no diuen a quin dels actes amb aquest nom pertanyen i no es compten.',
    },
    misnamed: {
      one: '{count} sol·licitud confirmada d’aquest acte porta un altre nom d’acte i no es compta.',
      other:
        '{count} sol·licituds confirmades d’aquest acte porten un altre nom d’acte i no es compten.',
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
      'S’espera la resposta fins a {limit} segons. Si no arriba, es llegiran els títols per saber quins s’han expedit.',
    reading: 'S’estan llegint els títols per saber quins s’han expedit…',
    unreadText:
      'No se sap quants títols s’han expedit: no s’han pogut llegir. Cal llegir-los abans de tornar a expedir.',
    readTitles: 'Llegeix els títols',
    readAgain: 'Torna a llegir',
    toldIssued: 'Títols expedits: {issued} de {of}',
    toldAll: 'La resposta no ha arribat, però tots els títols són al registre.',
    toldSome: {
      one: 'En queda {count} per expedir. Si el servidor continua treballant, el nombre pot créixer: torneu-lo a llegir abans d’expedir.',
      other:
        'En queden {count} per expedir. Si el servidor continua treballant, el nombre pot créixer: torneu-lo a llegir abans d’expedir.',
    },

    closingTitle: 'L’expedició continua en curs',
    closingText:
      'Tancar no l’atura: el servidor l’acaba igualment. El resultat arribarà com a avís i es veurà quan torneu a obrir aquesta finestra.',
    keepWaiting: 'Continua esperant',
    closeAnyway: 'Tanca igualment',
  },
  bulkIssueRehearsal: {
    title: 'Estimació',
    explanation:
      'Així sortirien els títols ara. És una estimació: els números definitius els assigna el servidor en expedir.',
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
    takenRecord: 'L’acta {number} ja la té {name}',
    takenAssigned: 'El registre {number} ja el té {name}',
    takenFolio: 'El foli {number} ja el té {name}',

    remarksTitle: 'Abans d’expedir convé revisar',
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
  registryCheck: {
    title: 'Comprovació del llibre de registre',
    checking: 'S’estan comprovant els números…',
    whole: 'Llibre íntegre',
    wholeText: {
      one: 'S’ha comprovat {count} títol: els seus números d’acta, registre i foli estan en ordre.',
      other:
        'S’han comprovat {count} títols: no hi ha números d’acta, registre o foli duplicats, que faltin ni fora d’ordre.',
    },
    faults: { one: '{count} troballa al llibre', other: '{count} troballes al llibre' },
    duplicateCount: { one: '{count} duplicat', other: '{count} duplicats' },
    missingCount: { one: 'en falta {count}', other: 'en falten {count}' },
    orderCount: { one: '{count} fora d’ordre', other: '{count} fora d’ordre' },
    jumps: {
      one: '{count} observació, que no trenca el llibre',
      other: '{count} observacions, que no trenquen el llibre',
    },
    findings: 'Troballes',
    pages: 'Pàgines de troballes',
    unchecked: 'Comprovació incompleta',
    uncheckedText: '{lists}. El que depèn d’aquestes llistes no s’ha comprovat.',
    listSeparator: '. ',
    close: 'Tanca',
    exportFindings: 'Exporta les troballes',
    exported: {
      one: 'S’ha exportat {count} troballa',
      other: 'S’han exportat {count} troballes',
    },
    csvName: 'comprovacio-del-llibre-{date}.csv',

    kind: 'Tipus',
    register: 'Sèrie',
    ceremony: 'Acte de graduació',
    number: 'Número',
    detail: 'Detall',
    duplicate: 'Duplicat',
    missing: 'Hi falta',
    outOfOrder: 'Fora d’ordre',
    jump: 'Salt',
    record: 'Acta',
    assigned: 'Registre',
    folio: 'Foli',

    range: '{from} a {to}',
    between: '{first} i {second}',
    ceremonyWithDate: '{name} ({date})',
    noCeremony: 'Sense acte de graduació',
    noNumber: 'sense número',
    borneBy: 'El porten {people}',
    moreBearers: { one: '{people} i {count} més', other: '{people} i {count} més' },
    nobodyHas: { one: 'Falta {amount} número', other: 'Falten {amount} números' },
    hasNone: '{person} no té número',
    hasNoDigits: '{person} té «{text}», sense xifres',
    beforeStart: 'Menor que el número inicial de l’acte, {start}',
    otherSeries: 'D’una altra sèrie que el número inicial de l’acte, {start}',
    misplaced: '{person} va abans que {other} ({number}) per titulació i cognoms',
    late: '{person} té el títol expedit després que {other}, que té un número més gran ({number})',
    overlap: 'El primer acte continua més enllà d’on comença el segon, {start}',
    unused: {
      one: 'Queda {amount} número sense fer servir: l’acte següent comença en el seu número inicial',
      other:
        'Queden {amount} números sense fer servir: l’acte següent comença en el seu número inicial',
    },
  },
} satisfies Pick<
  CompleteMessages,
  'titles' | 'titleDetail' | 'bulkIssue' | 'bulkIssueRehearsal' | 'registryCheck'
>;
