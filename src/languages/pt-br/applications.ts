import type { CompleteMessages } from '../complete-messages.ts';

export const applicationsPortuguese = {
  applications: {
    title: 'Solicitações',
    search: 'Buscar',
    searchPlaceholder: 'Código, nome ou identificação',
    statusFilter: 'Situação',
    everyStatus: 'Todas',
    ceremonyFilter: 'Colação de grau',
    everyCeremony: 'Todas',
    ceremonyWithDate: '{name} ({date})',
    careerFilter: 'Curso',
    everyCareer: 'Todos',
    showing: 'Exibindo {shown} de {total} solicitações',
    clearFilters: 'Limpar filtros',
    rowCount: { one: '{count} solicitação', other: '{count} solicitações' },

    code: 'Código',
    student: 'Estudante',
    idNumber: 'Identificação',
    career: 'Curso',
    ceremony: 'Colação de grau',
    status: 'Situação',
    date: 'Data',
    actions: 'Ações',

    missing: 'Não disponível',
    duplicate: 'Duplicada?',

    view: 'Ver detalhes de {row}',
    approve: 'Aprovar {row}',
    reject: 'Rejeitar {row}',
    changeStatus: 'Alterar situação',
    changeStatusOf: 'Alterar situação de {row}',
    markConfirmed: 'Marcar como confirmada',
    markRejected: 'Marcar como rejeitada',
    unnamedRow: 'solicitação {id}',

    select: 'Selecionar {row}',
    selectAll: {
      one: 'Selecionar {count} pendente',
      other: 'Selecionar {count} pendentes',
    },
    selectNone: 'Limpar seleção',
    approveSelected: {
      one: 'Aprovar selecionada ({count})',
      other: 'Aprovar selecionadas ({count})',
    },

    empty: 'Nenhuma solicitação encontrada',
    ceremoniesUnknown:
      'Sem as colações de grau não se sabe quais já foram concluídas: são mostradas as solicitações de todas.',
  },
  applicationDetail: {
    title: 'Detalhes da solicitação {code}',
    editTitle: 'Editar solicitação {code}',
    studentSection: 'Estudante',
    academicSection: 'Informações acadêmicas',
    ceremonySection: 'Colação de grau',
    notesSection: 'Observações',

    fullName: 'Nome completo',
    identificationType: 'Tipo de identificação',
    idNumber: 'Número de identificação',
    firstName: 'Primeiro nome',
    middleName: 'Segundo nome',
    thirdName: 'Terceiro nome',
    lastName: 'Primeiro sobrenome',
    secondLastName: 'Segundo sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    dateOfBirth: 'Data de nascimento',
    placeOfBirth: 'Local de nascimento',
    gender: 'Gênero',
    masculine: 'Masculino',
    feminine: 'Feminino',
    career: 'Curso',
    faculty: 'Faculdade',
    ceremony: 'Nome da cerimônia',
    ceremonyDate: 'Data da cerimônia',
    appliedAt: 'Data da solicitação',
    updatedAt: 'Última atualização',
    notes: 'Observações',
    noNotes: 'Sem observações',
    missing: 'Não disponível',

    duplicates: {
      one: 'Há outra solicitação com o mesmo número de identificação para esta cerimônia',
      other:
        'Há outras {count} solicitações com o mesmo número de identificação para esta cerimônia',
    },
    duplicateItem: '{code} ({status}), {career}',

    edit: 'Editar',
    save: 'Salvar',
    cancel: 'Cancelar',
    close: 'Fechar',
    nameGroup: 'Nome',
    contactGroup: 'Identificação e contato',
    birthGroup: 'Nascimento',

    incomplete: 'Preencha todos os campos obrigatórios',
    missingField: 'Falta “{field}”',
    fieldRequired: 'Campo obrigatório',
    invalidEmail: 'Informe um e-mail válido',
    invalidDate: 'Informe uma data que exista, como 03/05/2000',
    futureDate: 'A data de nascimento não pode estar no futuro',
    statusElsewhere: 'Outra pessoa alterou a situação nesse meio-tempo. Agora é “{status}”.',

    failed: 'Erro ao atualizar a solicitação',
    updated: 'Solicitação atualizada com sucesso',
  },
  applicationDecision: {
    approveTitle: 'Aprovar solicitação',
    approveText: 'A pessoa fica confirmada para a cerimônia e seu diploma poderá ser emitido.',
    rejectTitle: 'Rejeitar solicitação',
    rejectText:
      'A pessoa não participará da cerimônia. A rejeição poderá ser revertida mais adiante.',
    currentStatus: 'Situação atual',
    previousNotes: 'Observações anteriores',
    notes: 'Observações',
    reason: 'Motivo da rejeição',
    reasonHint: 'A pessoa poderá lê-lo ao consultar a situação da sua solicitação.',
    approve: 'Aprovar',
    reject: 'Rejeitar',
    cancel: 'Cancelar',

    titleWarning: {
      one: 'Esta solicitação já tem {count} diploma emitido',
      other: 'Esta solicitação já tem {count} diplomas emitidos',
    },
    titleNumbers: 'Ata {record}, registro {assigned}, folha {folio}.',
    titleStays: 'A rejeição não anula o que já foi emitido.',
    noNumber: 'sem número',
    checkingTitles: 'Verificando se já há um diploma emitido…',

    failed: 'Erro ao atualizar a situação',
    approved: 'Solicitação aprovada com sucesso',
    rejected: 'Solicitação rejeitada com sucesso',

    unsaved: 'O que você escreveu ainda não foi salvo',
    keepWriting: 'Continuar escrevendo',
    discard: 'Descartar o texto',
  },
  bulkApproval: {
    title: {
      one: 'Aprovar {count} solicitação',
      other: 'Aprovar {count} solicitações',
    },
    explanation:
      'As solicitações são aprovadas uma a uma. Você pode parar quando quiser: o que foi aprovado continua aprovado.',
    notes: 'Observações',
    notesHint: 'As mesmas para todas.',
    start: {
      one: 'Aprovar {count} solicitação',
      other: 'Aprovar {count} solicitações',
    },
    stop: 'Parar',
    stopping: 'Parando…',
    resume: {
      one: 'Continuar com {count} restante',
      other: 'Continuar com as {count} restantes',
    },
    retry: {
      one: 'Tentar novamente a que falhou',
      other: 'Tentar novamente as {count} que falharam',
    },
    cancel: 'Cancelar',
    close: 'Fechar',

    progress: 'Andamento',
    progressText: '{settled} de {total}',
    results: 'Resultado por solicitação',
    waiting: 'Aguardando',
    running: 'Aprovando…',
    approved: 'Aprovada',
    failedMark: 'Não aprovada',
    unnamed: 'Sem nome',

    underWay: 'Aprovando as solicitações selecionadas',
    finished: {
      one: '{count} solicitação aprovada',
      other: '{count} solicitações aprovadas',
    },
    someFailed: {
      one: 'Não foi possível aprovar {count}',
      other: 'Não foi possível aprovar {count}',
    },
    someLeft: { one: '{count} não foi enviada', other: '{count} não foram enviadas' },
    stopped: 'A aprovação foi interrompida',

    failed: 'Erro ao atualizar a situação',
    rejectedElsewhere:
      'Outra pessoa rejeitou a solicitação nesse meio-tempo. Abra-a e leia-a antes de aprovar.',
  },
} satisfies Pick<
  CompleteMessages,
  'applications' | 'applicationDetail' | 'applicationDecision' | 'bulkApproval'
>;
