import type { CompleteMessages } from '#languages/complete-messages.ts';

export const registryCheckCatalan = {
  registryCheck: {
    title: 'Comprovació del llibre de registre',
    checking: 'S’estan comprovant els números…',
    whole: 'Llibre íntegre',
    wholeText: {
      one: 'S’ha comprovat {count} títol: els seus números d’acta, registre i foli estan en ordre.',
      other:
        'S’han comprovat {count} títols: no hi ha números d’acta, registre o foli duplicats, que faltin ni fora d’ordre.',
    },
    faults: { one: '{count} incidència al llibre', other: '{count} incidències al llibre' },
    duplicateCount: { one: '{count} duplicat', other: '{count} duplicats' },
    missingCount: { one: 'en falta {count}', other: 'en falten {count}' },
    orderCount: { one: '{count} fora d’ordre', other: '{count} fora d’ordre' },
    jumps: {
      one: '{count} observació que no afecta el llibre',
      other: '{count} observacions que no afecten el llibre',
    },
    findings: 'Incidències',
    pages: 'Pàgines d’incidències',
    unchecked: 'Comprovació incompleta',
    uncheckedText: '{lists}. El que depèn d’aquestes llistes no s’ha comprovat.',
    ambiguousCareers: {
      one: 'No s’ha comprovat l’ordre de {count} títol: la seva titulació es diu igual que una altra.',
      other:
        'No s’ha comprovat l’ordre de {count} títols: les seves titulacions es diuen igual que altres.',
    },
    listSeparator: '. ',
    close: 'Tanca',
    exportFindings: 'Exporta les incidències',
    exported: {
      one: 'S’ha exportat {count} incidència',
      other: 'S’han exportat {count} incidències',
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
    borneBy: 'El tenen {people}',
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
} satisfies Pick<CompleteMessages, 'registryCheck'>;
