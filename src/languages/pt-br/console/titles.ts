import type { CompleteMessages } from '#languages/complete-messages.ts';

export const titlesPortuguese = {
  titles: {
    title: 'Diplomas emitidos',
    bulkIssue: 'Emissão em lote',
    exportCsv: 'Exportar CSV',
    checkBook: 'Conferir livro',

    totalTitles: 'Total de diplomas',
    uniqueCeremonies: 'Colações de grau distintas',
    uniqueCareers: 'Cursos distintos',

    search: 'Buscar',
    searchPlaceholder: 'Nome, código ou número',
    ceremonyFilter: 'Colação de grau',
    everyCeremony: 'Todas as cerimônias',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Curso',
    everyCareer: 'Todos os cursos',
    clearFilters: 'Limpar filtros',

    student: 'Estudante',
    career: 'Curso',
    ceremony: 'Colação de grau',
    record: 'Ata',
    assigned: 'Registro',
    folio: 'Folha',
    actions: 'Ações',
    view: 'Ver detalhes de {row}',
    handOver: 'Registrar a entrega de {row}',
    handoverBook: 'Livro de entregas',
    printRow: 'Imprimir o documento de {row}',
    unnamedRow: 'diploma {id}',
    missing: 'Não disponível',

    empty: 'Nenhum diploma emitido',
    emptyFiltered: 'Nenhum diploma encontrado com os filtros aplicados',
    showing: 'Exibindo {first}–{last} de {total}',
    pages: 'Páginas de diplomas',
    found: { one: '{count} diploma', other: '{count} diplomas' },
    pageRead: {
      one: '{count} diploma, página {page} de {pages}',
      other: '{count} diplomas, página {page} de {pages}',
    },

    csvName: 'diplomas-emitidos-{date}.csv',
    exported: {
      one: '{count} diploma exportado',
      other: '{count} diplomas exportados',
    },
  },
  titleDetail: {
    title: 'Detalhes do diploma',
    code: 'Código da solicitação',
    issued: 'Emitido',
    close: 'Fechar',

    student: 'Informações do estudante',
    fullName: 'Nome completo',
    idNumber: 'Número de identificação',
    career: 'Curso',
    faculty: 'Faculdade',

    ceremony: 'Informações da colação de grau',
    ceremonyName: 'Colação de grau',
    ceremonyDate: 'Data da cerimônia',
    issueDate: 'Data de emissão',
    degreeTitle: 'Título conferido',
    pending: 'Pendente',

    registry: 'Números de registro',
    record: 'Ata',
    assigned: 'Registro',
    folio: 'Folha',

    notes: 'Observações',
    handover: 'Entrega',
    deliveredTo: 'Entregue em {date} a {name}',
    deliveredOn: 'Entregue em {date}',
    times: 'Datas do registro',
    createdAt: 'Criado',
    updatedAt: 'Última atualização',
    missing: 'Não disponível',
  },
} satisfies Pick<CompleteMessages, 'titles' | 'titleDetail'>;
