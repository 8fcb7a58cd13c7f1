import type { CompleteMessages } from '#languages/complete-messages.ts';

export const decisionsPortuguese = {
  applicationDecision: {
    approveTitle: 'Aprovar solicitação',
    approveText: 'A pessoa fica confirmada para a cerimônia e seu diploma poderá ser emitido.',
    rejectTitle: 'Rejeitar solicitação',
    rejectText:
      'A pessoa não participará da cerimônia. A rejeição poderá ser revertida mais adiante.',
    previousNotes: 'Observações anteriores',
    notes: 'Observações',
    reason: 'Motivo da rejeição',
    reasonHint: 'A pessoa poderá lê-lo ao consultar a situação da sua solicitação.',
    commonReason: 'Motivo frequente',
    chooseReason: 'Escolha um motivo',
    approve: 'Aprovar',
    reject: 'Rejeitar',
    cancel: 'Cancelar',

    titleWarning: {
      one: 'Esta solicitação já tem {count} diploma emitido',
      other: 'Esta solicitação já tem {count} diplomas emitidos',
    },
    titleNumbers: 'Ata {record}, registro {assigned}, folha {folio}.',
    titleStays: 'Rejeitar a solicitação não anula o diploma emitido.',
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
      'As solicitações são aprovadas uma a uma. Você pode parar quando quiser: o que já foi aprovado não é desfeito.',
    notes: 'Observações',
    notesHint: 'As mesmas para todas.',
    start: {
      one: 'Aprovar {count} solicitação',
      other: 'Aprovar {count} solicitações',
    },

    running: 'Aprovando…',
    done: 'Aprovada',
    failedMark: 'Não aprovada',

    finished: {
      one: '{count} solicitação aprovada',
      other: '{count} solicitações aprovadas',
    },
    someFailed: {
      one: 'Não foi possível aprovar {count}',
      other: 'Não foi possível aprovar {count}',
    },
    stopped: 'A aprovação foi interrompida',

    failed: 'Erro ao atualizar a situação',
    rejectedElsewhere:
      'Outra pessoa rejeitou a solicitação nesse meio-tempo. Revise-a antes de aprovar.',
  },
  bulkRejection: {
    title: { one: 'Rejeitar {count} solicitação', other: 'Rejeitar {count} solicitações' },
    explanation:
      'As solicitações são rejeitadas uma a uma. Você pode parar quando quiser: o que já foi rejeitado não é desfeito, mas cada solicitação pode ser aprovada depois.',
    start: { one: 'Rejeitar {count} solicitação', other: 'Rejeitar {count} solicitações' },

    mode: 'Motivo',
    shared: 'O mesmo para todas',
    individual: 'Um por solicitação',
    reasonFor: 'Motivo para {row}',
    commonReasonFor: 'Motivo frequente para {row}',
    missing: {
      one: 'Falta o motivo de {count} solicitação.',
      other: 'Falta o motivo de {count} solicitações.',
    },

    running: 'Rejeitando…',
    done: 'Rejeitada',
    failedMark: 'Não rejeitada',
    finished: {
      one: '{count} solicitação rejeitada',
      other: '{count} solicitações rejeitadas',
    },
    someFailed: {
      one: 'Não foi possível rejeitar {count}',
      other: 'Não foi possível rejeitar {count}',
    },
    stopped: 'A rejeição foi interrompida',

    failed: 'Erro ao atualizar a situação',
    approvedElsewhere:
      'Outra pessoa aprovou a solicitação nesse meio-tempo. Revise-a antes de rejeitar.',
    rejectedElsewhere: 'Outra pessoa já rejeitou a solicitação, por outro motivo.',
  },
  bulkRun: {
    stop: 'Parar',
    stopping: 'Parando…',
    resume: {
      one: 'Continuar com a que falta',
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
    unnamed: 'Sem nome',
    someLeft: { one: '{count} não foi enviada', other: '{count} não foram enviadas' },
  },
} satisfies Pick<
  CompleteMessages,
  'applicationDecision' | 'bulkApproval' | 'bulkRejection' | 'bulkRun'
>;
