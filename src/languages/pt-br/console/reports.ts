import type { CompleteMessages } from '#languages/complete-messages.ts';

export const reportsPortuguese = {
  reports: {
    title: 'Relatórios',
    notAllowed: 'Você não tem permissão para gerar relatórios',

    kind: 'Tipo de relatório',
    graduatedApplications: 'Solicitações de formandos',
    confirmedStudents: 'Estudantes confirmados',
    contactListApplicants: 'Lista de contatos de solicitantes',
    contactListConfirmed: 'Lista de contatos de confirmados',
    graduatedApplicationsText:
      'Todas as solicitações de diploma, com sua situação, curso e cerimônia.',
    confirmedStudentsText:
      'Estudantes confirmados para uma cerimônia, em ordem de sobrenome. É preciso escolher a cerimônia.',
    contactListApplicantsText: 'E-mail e telefone de quem solicitou o diploma.',
    contactListConfirmedText:
      'E-mail e telefone de quem teve a solicitação confirmada. É preciso escolher a cerimônia.',
    kindMissing: 'Escolha um dos quatro relatórios',

    options: 'Opções do relatório',
    format: 'Formato',
    ceremony: 'Cerimônia',
    everyCeremony: 'Todas as cerimônias',
    chooseCeremony: 'Escolha uma cerimônia',
    loadingCeremonies: 'Carregando cerimônias…',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Cerimônia n.º {id}',
    ceremonyMissing: 'Escolha uma cerimônia da lista',
    ceremonyGone: 'A cerimônia escolhida já não existe. Escolha outra',
    generate: 'Gerar e baixar relatório',
    generating: 'Gerando o relatório…',

    noKind: 'Selecione um tipo de relatório',
    noCeremony: 'Este relatório exige a seleção de uma cerimônia',
    goneCeremony: 'Colação de grau não encontrada',
    failed: 'Erro ao gerar o relatório. Verifique sua conexão.',
    decodeFailed: 'Erro ao decodificar o PDF',
    viewFailed: 'Erro ao visualizar o PDF',
    generated: 'Relatório {name} gerado com sucesso, total de registros: {count}',

    lastReport: 'Último relatório gerado',
    fileName: 'Arquivo',
    lastFormat: 'Formato do arquivo',
    totalRecords: 'Total de registros',
    recordCount: '{count}',
    generatedAt: 'Data de geração',
    lastCeremony: 'Cerimônia do relatório',
    missing: 'Não disponível',
    noRecords:
      'Nenhum registro corresponde ao que foi escolhido: o arquivo contém somente os cabeçalhos.',
    downloadAgain: 'Baixar novamente',
    viewPdf: 'Ver PDF',
    blocked: 'O navegador bloqueou a janela do PDF. Você pode abri-lo com este link:',
    openPdf: 'Abrir o PDF em outra aba',
    fallbackFile: 'relatorio',

    formats: 'Sobre os formatos',
    csvFormat: 'Formato CSV',
    csvText:
      'Uma tabela que abre no Excel, no LibreOffice e no Google Planilhas. Serve para filtrar, ordenar e criar malas diretas.',
    pdfFormat: 'Formato PDF',
    pdfText:
      'Um documento com páginas numeradas, para ler, imprimir ou arquivar. Pode ser visto em outra aba.',
  },
  callScript: {
    title: 'Roteiro de chamada',
    about:
      'A ordem em que os formandos de uma cerimônia são chamados: por faculdade, curso e sobrenomes, com o título que cada pessoa recebe e o número da ata, se o diploma já foi emitido.',
    prepare: 'Preparar roteiro de chamada',

    ceremony: 'Colação de grau',
    chooseCeremony: 'Escolha uma colação de grau',
    ceremonyWithDate: '{name} · {date}',
    ceremonyById: 'Colação de grau n.º {id}',
    loading: 'Preparando o roteiro…',
    ready: {
      one: '{count} pessoa na ordem de chamada',
      other: '{count} pessoas na ordem de chamada',
    },
    empty: 'Esta cerimônia não tem solicitações confirmadas',
    emptyText: 'São chamadas as pessoas cuja solicitação está confirmada para a cerimônia.',
    choose: 'Escolha uma cerimônia para ver a ordem de chamada',
    close: 'Fechar',
    print: 'Imprimir roteiro',
    printFailed: 'Não foi possível preparar a impressão. Baixe o CSV ou tente novamente.',
    download: 'Baixar roteiro em CSV',

    pending: {
      one: '{count} solicitação pendente desta cerimônia não está no roteiro.',
      other: '{count} solicitações pendentes desta cerimônia não estão no roteiro.',
    },
    undecided: {
      one: '{count} pessoa confirmada indica uma cerimônia com o mesmo nome de outra e não está no roteiro.',
      other:
        '{count} pessoas confirmadas indicam uma cerimônia com o mesmo nome de outra e não estão no roteiro.',
    },
    untitled: {
      one: '{count} pessoa não tem o texto do seu título: falta seu gênero ou a titulação do seu curso.',
      other:
        '{count} pessoas não têm o texto do seu título: falta seu gênero ou a titulação do seu curso.',
    },
    ambiguousCareers: {
      one: '{count} pessoa indica um curso com o mesmo nome de outro: não se conhece sua faculdade ou seu título.',
      other:
        '{count} pessoas indicam cursos com o mesmo nome de outros: não se conhecem suas faculdades ou seus títulos.',
    },

    place: 'Ordem',
    name: 'Nome completo',
    degreeTitle: 'Título',
    record: 'Ata',
    career: 'Curso',
    faculty: 'Faculdade',
    code: 'Código',
    noFaculty: 'Sem faculdade',
    noCareer: 'Sem curso',
    noName: 'Sem nome',
    noTitle: 'Pendente',
    noRecord: 'Não emitido',
    missing: 'Não disponível',

    system: 'Sistema de Colação de Grau',
    printedOn: 'Impresso em {date}',
    file: 'roteiro-de-chamada-{name}-{day}',
    fallbackFile: 'roteiro-de-chamada',
  },
} satisfies Pick<CompleteMessages, 'reports' | 'callScript'>;
