import type { CompleteMessages } from '#languages/complete-messages.ts';

export const bulkIssuePortuguese = {
  bulkIssue: {
    title: 'Emissão de diplomas em lote',
    ceremony: 'Colação de grau',
    ceremonyPlaceholder: 'Escolha uma cerimônia concluída',
    ceremonyDetail: '{date} · {location}',
    noneCompleted: 'Nenhuma cerimônia concluída',
    noneCompletedText: 'Os diplomas são emitidos quando uma colação de grau está concluída.',
    unnamedCeremony: 'Sem nome',
    date: 'Data de emissão',
    loading: 'Carregando cerimônias e solicitações…',
    refreshing: 'Atualizando os dados…',

    recordInitial: 'Ata inicial',
    assignedInitial: 'Registro inicial',
    folioInitial: 'Folha inicial',
    confirmed: 'Solicitações confirmadas',
    titled: 'Já têm diploma',
    missing: 'Não disponível',

    summary: 'Resumo',
    summaryTitles: 'Diplomas a emitir',
    summaryCeremony: 'Cerimônia',
    summaryDate: 'Com data',
    summaryNumbers: 'Números (estimativa)',
    recordSpan: 'Ata {span}',
    assignedSpan: 'Registro {span}',
    folioSpan: 'Folha {span}',
    span: '{first} a {last}',

    submit: 'Emitir diplomas',
    submitting: 'Emitindo…',
    cancel: 'Cancelar',
    close: 'Fechar',

    incomplete: 'É preciso selecionar uma colação de grau e uma data de emissão',
    unreadableDate: 'A data de emissão não é válida',
    ceremonyGone: 'Colação de grau não encontrada',
    noneConfirmed: 'Não há solicitações confirmadas para esta colação de grau',
    allTitled: {
      one: 'A única solicitação confirmada já tem seu diploma: não resta nada a emitir.',
      other: 'As {count} solicitações confirmadas já têm seu diploma: não resta nada a emitir.',
    },
    undecided: {
      one: 'De {count} solicitação confirmada não se sabe a qual das cerimônias com este nome pertence: ela não é incluída.',
      other:
        'De {count} solicitações confirmadas não se sabe a qual das cerimônias com este nome pertencem: elas não são incluídas.',
    },
    misnamed: {
      one: '{count} solicitação confirmada desta cerimônia está com o nome de outra cerimônia e não é incluída.',
      other:
        '{count} solicitações confirmadas desta cerimônia estão com o nome de outra cerimônia e não são incluídas.',
    },

    issued: 'Emissão concluída com sucesso: {count} diploma(s) emitido(s)',
    failed: 'Erro ao emitir diplomas',

    issuing: { one: 'Emitindo {count} diploma…', other: 'Emitindo {count} diplomas…' },
    progress: 'Emissão em andamento',
    elapsed: '{seconds} s',
    limit:
      'Aguardaremos a resposta por até {limit} segundos. Se ela não chegar, consultaremos os diplomas para saber quais foram emitidos.',
    verifying: 'Consultando os diplomas para saber quais foram emitidos…',
    unverifiedText:
      'Não sabemos quantos diplomas foram emitidos, porque não foi possível carregar a lista. Consulte-a antes de emitir novamente.',
    readTitles: 'Consultar os diplomas',
    readAgain: 'Consultar novamente',
    issuedCount: 'Diplomas emitidos: {issued} de {of}',
    allIssued: 'O servidor não respondeu, mas todos os diplomas estão no registro.',
    missingCount: {
      one: 'Resta {count} a emitir. Se o servidor continuar trabalhando, mais diplomas podem ser emitidos: consulte-os novamente antes de emitir.',
      other:
        'Restam {count} a emitir. Se o servidor continuar trabalhando, mais diplomas podem ser emitidos: consulte-os novamente antes de emitir.',
    },

    closingTitle: 'A emissão continua em andamento',
    closingText:
      'Mesmo que você feche esta janela, o servidor concluirá a emissão. O resultado aparecerá como aviso e também quando você abrir esta janela novamente.',
    keepWaiting: 'Continuar aguardando',
    closeAnyway: 'Fechar mesmo assim',
  },
  bulkIssueRehearsal: {
    proofTitle: 'Conferência pelos formandos',
    proofConfirmed: 'Confirmaram o texto',
    proofAsked: 'Pediram uma correção',
    proofUnanswered: 'Viram e não confirmaram',
    proofNeverLooked: 'Nunca viram',
    proofOptional: 'Responder é opcional: os diplomas de todos são emitidos.',
    proofOpen: {
      one: 'Há {count} correção pendente: {codes}',
      other: 'Há {count} correções pendentes: {codes}',
    },
    proofOpenAdvice:
      'Resolva antes em Solicitações. Depois da emissão, um diploma só se corrige com uma retificação.',
    title: 'Estimativa',
    explanation:
      'Assim ficariam os diplomas se fossem emitidos agora. É uma estimativa: os números definitivos são atribuídos pelo servidor na emissão.',
    table: 'Estimativa de diplomas e números',
    loading: 'Preparando a estimativa…',
    unavailable: 'Sem estimativa. Os diplomas podem ser emitidos mesmo assim.',
    titlesUnread:
      'Não foi possível ler os diplomas já emitidos: a estimativa parte dos números iniciais e não vê os repetidos.',
    empty: 'Não há ninguém a quem emitir um diploma',
    rows: { one: '{count} diploma estimado', other: '{count} diplomas estimados' },

    person: 'Pessoa',
    degree: 'Título',
    record: 'Ata',
    assigned: 'Registro',
    folio: 'Folha',
    remarks: 'Avisos',
    pending: 'Pendente',
    unnamed: 'Sem nome',
    none: 'Nenhum',
    noNumber: 'Sem número',
    noNomenclature: 'Sem titulação',
    noGender: 'Sem gênero',
    ambiguousCareer: 'Curso não identificado',
    takenRecord: 'A ata {number} já é de {name}',
    takenAssigned: 'O registro {number} já é de {name}',
    takenFolio: 'A folha {number} já é de {name}',

    remarksTitle: 'Antes de emitir, convém revisar',
    refusedTitle: 'Não é possível emitir os diplomas: o registro já tem alguns dos seus números',
    refusedAdvice:
      'Altere os números iniciais da cerimônia ou, se ela já tiver diplomas, emita os que faltam em outra cerimônia.',
    countTaken: {
      one: '{count} número já está em outro diploma emitido',
      other: '{count} números já estão em outros diplomas emitidos',
    },
    countNoNomenclature: {
      one: '{count} diploma sairá como “Pendente”: falta a titulação do seu curso',
      other: '{count} diplomas sairão como “Pendente”: falta a titulação dos seus cursos',
    },
    countNoGender: {
      one: '{count} diploma sairá como “Pendente”: a pessoa não tem gênero informado',
      other: '{count} diplomas sairão como “Pendente”: as pessoas não têm gênero informado',
    },
    countAmbiguousCareers: {
      one: '{count} solicitação indica um curso com o mesmo nome de outro: o diploma e os números podem ser outros',
      other:
        '{count} solicitações indicam cursos com o mesmo nome de outros: os diplomas e os números podem ser outros',
    },
    unnumberedRecord: 'Não é possível numerar a partir da ata inicial: ela não contém um número',
    unnumberedAssigned:
      'Não é possível numerar a partir do registro inicial: ele não contém um número',
    unnumberedFolio: 'Não é possível numerar a partir da folha inicial: ela não contém um número',
    showRemarked: {
      one: 'Ver somente o que tem avisos',
      other: 'Ver somente os {count} com avisos',
    },
    showAll: { one: 'Ver todos', other: 'Ver os {count}' },

    comparing: 'Comparando com a estimativa…',
    notCompared: 'Não foi possível ler os diplomas para compará-los com a estimativa.',
    same: {
      one: 'O diploma saiu conforme a estimativa.',
      other: 'Os {count} diplomas saíram conforme a estimativa.',
    },
    differ: {
      one: '{count} diploma difere da estimativa',
      other: '{count} diplomas diferem da estimativa',
    },
    lastDiffer: {
      one: 'Na última emissão, {count} diploma diferiu da estimativa',
      other: 'Na última emissão, {count} diplomas diferiram da estimativa',
    },
    showDifferences: 'Ver diferenças',
    differences: 'Diferenças em relação à estimativa',
    difference: 'Diferença',
    absent: 'Não aparece entre os diplomas emitidos',
    unplanned: 'Foi emitido sem estar na estimativa',
    changed: '{field}: {issued} em vez de {estimated}',
  },
} satisfies Pick<CompleteMessages, 'bulkIssue' | 'bulkIssueRehearsal'>;
