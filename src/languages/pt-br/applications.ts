import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsPortuguese, statusLabelsPortuguese } from './application-fields.ts';

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
    rejectSelected: {
      one: 'Rejeitar selecionadas ({count})',
      other: 'Rejeitar selecionadas ({count})',
    },

    empty: 'Nenhuma solicitação encontrada',
    ceremoniesUnknown:
      'Não foi possível carregar as colações de grau: são mostradas todas as solicitações, inclusive as das já concluídas.',
  },
  applicationDetail: {
    ...fieldLabelsPortuguese,
    ...statusLabelsPortuguese,
    title: 'Detalhes da solicitação {code}',
    editTitle: 'Editar solicitação {code}',
    studentSection: 'Estudante',
    academicSection: 'Informações acadêmicas',
    ceremonySection: 'Colação de grau',
    notesSection: 'Observações',

    fullName: 'Nome completo',
    masculine: 'Masculino',
    feminine: 'Feminino',
    career: 'Curso',
    faculty: 'Faculdade',
    ceremony: 'Nome da cerimônia',
    ceremonyDate: 'Data da cerimônia',
    appliedAt: 'Data da solicitação',
    updatedAt: 'Última atualização',
    authorisation: 'Autorização de dados',
    authorisationVersion: 'Versão {version}',
    noNotes: 'Sem observações',
    notesShown: 'A pessoa pode lê-las: são o motivo da rejeição.',
    notesHidden: 'A pessoa não pode lê-las.',
    internalNotes: 'Observações internas',
    noInternalNotes: 'Sem observações internas',
    missing: 'Não disponível',
    notFound: 'A solicitação não foi encontrada',
    notFoundText: 'Ela pode ter sido excluída, ou o link pode estar incompleto.',

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
    tooEarlyDate: 'Confira o ano da data de nascimento',
    tooLong: 'Use no máximo {most} caracteres',
    statusElsewhere: 'Outra pessoa alterou a situação nesse meio-tempo. Agora é “{status}”.',

    failed: 'Erro ao atualizar a solicitação',
    updated: 'Solicitação atualizada com sucesso',
  },
} satisfies Pick<CompleteMessages, 'applications' | 'applicationDetail'>;
