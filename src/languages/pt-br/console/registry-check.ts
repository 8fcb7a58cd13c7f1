import type { CompleteMessages } from '#languages/complete-messages.ts';

export const registryCheckPortuguese = {
  registryCheck: {
    title: 'Conferência do livro de registro',
    checking: 'Conferindo os números…',
    whole: 'Livro íntegro',
    wholeText: {
      one: '{count} diploma conferido: seus números de ata, registro e folha estão em ordem.',
      other:
        '{count} diplomas conferidos: não há números de ata, registro ou folha duplicados, faltantes nem fora de ordem.',
    },
    faults: { one: '{count} ocorrência no livro', other: '{count} ocorrências no livro' },
    duplicateCount: { one: '{count} duplicado', other: '{count} duplicados' },
    missingCount: { one: '{count} faltante', other: '{count} faltantes' },
    orderCount: { one: '{count} fora de ordem', other: '{count} fora de ordem' },
    jumps: {
      one: '{count} observação, que não compromete o livro',
      other: '{count} observações, que não comprometem o livro',
    },
    findings: 'Ocorrências',
    pages: 'Páginas de ocorrências',
    unchecked: 'Conferência incompleta',
    uncheckedText: '{lists}. O que depende dessas listas não foi conferido.',
    ambiguousCareers: {
      one: 'A ordem de {count} diploma não foi conferida: seu curso tem o mesmo nome de outro.',
      other:
        'A ordem de {count} diplomas não foi conferida: seus cursos têm o mesmo nome de outros.',
    },
    listSeparator: '. ',
    close: 'Fechar',
    exportFindings: 'Exportar ocorrências',
    exported: { one: '{count} ocorrência exportada', other: '{count} ocorrências exportadas' },
    csvName: 'conferencia-do-livro-{date}.csv',

    kind: 'Tipo',
    register: 'Série',
    ceremony: 'Colação de grau',
    number: 'Número',
    detail: 'Detalhe',
    duplicate: 'Duplicado',
    missing: 'Faltante',
    outOfOrder: 'Fora de ordem',
    jump: 'Salto',
    record: 'Ata',
    assigned: 'Registro',
    folio: 'Folha',

    range: '{from} a {to}',
    between: '{first} e {second}',
    ceremonyWithDate: '{name} ({date})',
    noCeremony: 'Sem colação de grau',
    noNumber: 'sem número',
    borneBy: 'Usado por {people}',
    moreBearers: { one: '{people} e mais {count}', other: '{people} e mais {count}' },
    nobodyHas: { one: 'Falta {amount} número', other: 'Faltam {amount} números' },
    hasNone: '{person} não tem número',
    hasNoDigits: '{person} tem “{text}”, sem algarismos',
    beforeStart: 'Menor que o número inicial da cerimônia, {start}',
    otherSeries: 'De série diferente da do número inicial da cerimônia, {start}',
    misplaced: '{person} vem antes de {other} ({number}) por curso e sobrenomes',
    late: '{person} teve o diploma emitido depois de {other}, que tem um número maior ({number})',
    overlap: 'A primeira cerimônia continua além do início da segunda, {start}',
    unused: {
      one: 'Resta {amount} número sem uso: a cerimônia seguinte começa no seu número inicial',
      other: 'Restam {amount} números sem uso: a cerimônia seguinte começa no seu número inicial',
    },
  },
} satisfies Pick<CompleteMessages, 'registryCheck'>;
