import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of the kit, and of failures that every screen shares. */
export const uiPortuguese = {
  ui: {
    required: 'obrigatório',
    optional: '(opcional)',
    loading: 'Carregando…',
    close: 'Fechar',
    dismiss: 'Dispensar aviso',
    completed: 'Concluído',
    stepOf: 'Etapa {step} de {total}',
    error: 'Erro',
    success: 'Pronto',
    warning: 'Atenção',
    info: 'Informação',
    chooseOption: 'Escolha uma opção',
    optionCount: { one: '{count} opção disponível', other: '{count} opções disponíveis' },
    noOptions: 'Nenhuma opção corresponde',
    options: 'Opções',
    clearValue: 'Limpar seleção',
    datePlaceholder: 'DD/MM/AAAA',
  },
  datePicker: {
    open: 'Escolher no calendário',
    title: 'Escolher data',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
  },
  search: {
    clear: 'Limpar busca',
  },
  pagination: {
    previous: 'Anterior',
    next: 'Próxima',
    page: 'Página {page}',
  },
  table: {
    rowCount: { one: '{count} linha', other: '{count} linhas' },
  },
  applicationStatus: {
    pending: 'Pendente',
    confirmed: 'Confirmada',
    rejected: 'Rejeitada',
  },
  failures: {
    noAnswer: 'Erro de conexão. Verifique sua internet.',
    unauthorized: 'Sessão expirada. Entre novamente.',
    forbidden: 'Você não tem permissão para realizar esta ação.',
    missing: 'Recurso não encontrado.',
    server: 'Erro no servidor. Tente novamente mais tarde.',
    unknown: 'Erro desconhecido',
    unreadable: 'Não foi possível ler a resposta do servidor. Tente novamente mais tarde.',
    crashTitle: 'Algo deu errado nesta parte da página',
    crashText: 'O que você escreveu continua guardado nesta aba. Você pode tentar novamente.',
    retry: 'Tentar novamente',
    notices: 'Avisos',
  },
} satisfies Pick<
  CompleteMessages,
  'ui' | 'datePicker' | 'search' | 'pagination' | 'table' | 'applicationStatus' | 'failures'
>;
