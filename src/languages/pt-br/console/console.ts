import type { CompleteMessages } from '#languages/complete-messages.ts';

/** The messages of the console's frame, sign-in, dashboard, and of all lists and forms. */
export const consolePortuguese = {
  console: {
    productName: 'Sistema de Colação de Grau',
    skip: 'Ir para o conteúdo',
    menu: 'Menu',
    sections: 'Seções',
    dashboard: 'Painel',
    ceremonies: 'Colações de grau',
    applications: 'Solicitações',
    titles: 'Diplomas',
    reports: 'Relatórios',
    config: 'Configurações',

    signOut: 'Sair',
    signedOut: 'Sessão encerrada com sucesso',
    someone: 'Usuário',
    superAdmin: 'Superadministrador',
    admin: 'Administrador',
    user: 'Usuário',

    loadFailed: 'Não foi possível carregar esta parte do sistema',
    loadFailedText: 'Verifique sua conexão. O restante continua funcionando.',
    crashed: 'Algo deu errado nesta seção',
    crashedText: 'As demais seções continuam funcionando. Você pode tentar novamente.',
    retry: 'Tentar novamente',

    unsavedChanges: 'Há alterações não salvas',
    keepEditing: 'Continuar editando',
    discardChanges: 'Descartar alterações',
    leavingLoses: 'Se você sair desta página, perderá o que escreveu.',
    underWay: 'Há uma tarefa em andamento',
    leavingBlinds: 'Se você sair desta página, não verá como ela termina.',
    leavingStops:
      'Se você sair desta página, ela será interrompida e o que falta não será enviado.',
    stayHere: 'Ficar aqui',
    leaveHere: 'Sair da página',

    misplaced: 'A administração não está disponível neste endereço',
    misplacedText: 'Avise quem mantém o site: a configuração está incompleta.',
    barred: 'Seu usuário não tem acesso à administração',
    barredText:
      'Somente quem administra o sistema pode entrar aqui. Encerre a sessão e entre com outro usuário.',
    unsaved: 'Sua sessão terminou e há alterações não salvas',
    unsavedText:
      'Copie o que você escreveu antes de fechar esta janela: depois será preciso entrar novamente.',
  },
  consoleForm: {
    changedElsewhere: 'Outra pessoa alterou este campo nesse meio-tempo: “{value}”',
    emptiedElsewhere: 'Outra pessoa apagou este campo nesse meio-tempo',
    takenElsewhere: 'Outra pessoa alterou este campo nesse meio-tempo. Antes dizia “{former}”',
    filledElsewhere: 'Outra pessoa preencheu este campo nesse meio-tempo',
  },
  consoleLists: {
    filters: 'Filtros',
    filtersInUse: 'Filtros ({count})',
    ceremonies: 'Erro ao carregar as colações de grau',
    applications: 'Erro ao carregar as solicitações',
    handovers: 'Erro ao carregar o livro de entregas',
    titleEntries:
      'As correções não puderam ser carregadas: os títulos anulados e retificados não se distinguem.',
    titleProofs: 'Erro ao carregar as correções',
    careers: 'Erro ao carregar os cursos',
    degreeTitles: 'Erro ao carregar as titulações',
    users: 'Erro ao carregar os usuários',
    sessions: 'Erro ao carregar suas sessões',
    passkeys: 'Erro ao carregar suas chaves de acesso',
    authorities: 'Erro ao carregar as autoridades',
    documentTemplates: 'Erro ao carregar os documentos',
    documentFields: 'Erro ao carregar os campos adicionais',
    createdAfterAll:
      'O servidor não respondeu, mas o item já está na lista. Não foi enviado de novo.',
    createdUnknown:
      'Não conseguimos confirmar se foi salvo, porque não foi possível carregar a lista. Se você salvar novamente, verificaremos antes de enviar.',
    unreadableRows: {
      one: 'Não foi possível ler {count} linha',
      other: 'Não foi possível ler {count} linhas',
    },
  },
  consoleSessions: {
    title: 'Suas sessões',
    unknown: 'Outro dispositivo',
    here: 'Esta sessão',
    seen: 'Último uso: {when}',
    end: 'Encerrar',
    endAction: 'Encerrar a sessão de {device}, {when}',
    ended: 'Sessão encerrada',
    endOthers: 'Encerrar todas as outras',
    othersEnded: 'As outras sessões foram encerradas',
    endFailed: 'Erro ao encerrar a sessão',

    byPasskey: 'Com chave de acesso',
    passkeys: 'Suas chaves de acesso',
    passkeysText:
      'Com uma chave de acesso você entra sem senha: com sua impressão digital, seu rosto ou o PIN do seu dispositivo.',
    unused: 'Ainda não usada',
    remove: 'Remover',
    removeAction: 'Remover a chave de acesso {name}',
    removed: 'Chave de acesso removida',
    add: 'Adicionar uma chave de acesso',
    unsupported: 'Este navegador não aceita chaves de acesso.',
    name: 'Nome da chave',
    password: 'Senha',
    show: 'Mostrar senha',
    added: 'Chave de acesso adicionada',
    passkeyFailed: 'Não foi possível alterar suas chaves de acesso',
  },
  dashboard: {
    title: 'Painel',
    pending: 'Solicitações pendentes',
    confirmed: 'Solicitações confirmadas',
    ceremonies: 'Colações de grau ativas',
    titles: 'Diplomas emitidos',

    refresh: 'Atualizar números',
    refreshing: 'Atualizando números…',
    asSpecified: 'Números de exemplo. Pressione “Atualizar números” para ver os atuais.',
    counted: 'Números atualizados hoje às {time}.',
    unknown: 'Não disponível',
    failed: 'Não foi possível calcular todos os números',
    summaryFailed: 'Erro ao carregar o resumo',

    recent: 'Atividade recente',
    recentText: 'Aqui aparecerão as últimas mudanças em solicitações, cerimônias e diplomas.',
  },
  activity: {
    seeAll: 'Ver tudo',
    back: 'Voltar ao painel',
    empty: 'Ainda não há alterações de solicitações, cerimônias ou títulos.',
    emptyFiltered: 'Nenhuma alteração corresponde aos filtros',
    failed: 'Erro ao carregar a atividade',
    more: 'Ver mais',
    loadingMore: 'Carregando mais…',
    person: 'Pessoa',
    everyone: 'Todas',
    visitors: 'Formulário público',
    lookUp: 'Consulta pública',
    server: 'Servidor',
    unnamed: 'Sem nome',
    object: 'Objeto',
    everything: 'Todos',
    application: 'Solicitações',
    ceremony: 'Cerimônias',
    issue: 'Títulos',
    time: 'Data',
    always: 'Qualquer data',
    today: 'Hoje',
    week: 'Últimos 7 dias',
    month: 'Últimos 30 dias',
    applicationSubmitted: 'Solicitação {name} recebida',
    applicationUpdated: 'Solicitação {name} alterada',
    applicationConfirmed: 'Solicitação {name} aprovada',
    applicationRejected: 'Solicitação {name} rejeitada',
    ceremonyCreated: 'Cerimônia “{name}” criada',
    ceremonyUpdated: 'Cerimônia “{name}” alterada',
    ceremonyCompleted: 'Cerimônia “{name}” concluída',
    ceremonyDeleted: 'Cerimônia “{name}” excluída',
    titlesIssued: {
      one: '{count} título emitido de “{name}”',
      other: '{count} títulos emitidos de “{name}”',
    },
    correctionRequested: 'Correção pedida na solicitação {name}',
    correctionAccepted: 'Correção da solicitação {name} aceita',
    correctionAnswered: 'Correção da solicitação {name} respondida',
    titleUpdated: 'Título {name} alterado',
    titleAnnulled: 'Título {name} anulado',
    titleRectified: 'Título {name} retificado',
    titleDuplicated: 'Segunda via do título {name} registrada',
    titleHandedOver: 'Título {name} entregue',
    titlesHandedOver: {
      one: '{count} título entregue',
      other: '{count} títulos entregues',
    },
    handoverCorrected: 'Entrega do título {name} corrigida',
  },
  signIn: {
    title: 'Sistema de Colação de Grau',
    pageTitle: 'Entrar',
    subtitle: 'Informe suas credenciais para acessar a administração.',
    subtitleWithoutPassword: 'Entre com uma chave de acesso ou com a conta da sua universidade.',
    identifier: 'Usuário ou e-mail',
    identifierExample: 'usuario@universidade.edu.br',
    password: 'Senha',
    showPassword: 'Mostrar senha',
    submit: 'Entrar',
    submitting: 'Entrando…',
    through: 'Entrar com a conta da sua universidade',
    byPasskey: 'Entrar com uma chave de acesso',
    oneTime: 'Tenho uma senha de uso único',
    noMeans:
      'Este navegador não aceita chaves de acesso. Use outro navegador ou outro dispositivo.',
    forgot: 'Esqueceu sua senha?',
    forgotHelp:
      'Peça uma nova senha a quem administra o sistema na sua universidade. Ninguém pedirá sua senha por telefone nem por e-mail.',
    home: 'Voltar ao início',

    identifierMissing: 'O usuário ou e-mail é obrigatório',
    passwordMissing: 'A senha é obrigatória',

    welcome: 'Boas-vindas, {name}!',
    someone: 'Usuário',
    failed: 'Erro ao entrar',
    invalid: 'Credenciais inválidas',

    elsewhere: 'Sua sessão não está ativa',
    elsewhereText: 'Entre novamente pelo portal da sua universidade.',
  },
  sessionEnding: {
    title: 'Sua sessão está prestes a terminar',
    text: 'Ela terminará às {time}. O que você não tiver salvado será perdido.',
    stay: 'Continuar aqui',
    failed: 'Não foi possível prolongar a sessão. Salve seu trabalho ou tente de novo.',
  },
  passkeys: {
    cancelled: 'A chave de acesso foi cancelada ou demorou demais. Tente novamente.',
    known: 'Este dispositivo já tem uma chave de acesso para o seu usuário.',
    failed: 'Este navegador não conseguiu usar a chave de acesso.',
  },
  newPassword: {
    title: 'Escolha sua senha',
    text: 'Você entrou com uma senha de uso único. Escolha a sua para continuar.',
    password: 'Nova senha',
    passwordHint: 'No mínimo 10 caracteres. Uma frase longa é fácil de lembrar.',
    repetition: 'Repita a nova senha',
    show: 'Mostrar senha',
    submit: 'Salvar e entrar',
    submitting: 'Salvando…',
    back: 'Entrar com outro usuário',

    required: 'A senha é obrigatória',
    tooShort: 'A nova senha deve ter no mínimo 10 caracteres',
    tooLong: 'A nova senha não pode ter mais de 200 caracteres',
    same: 'A nova senha deve ser diferente da atual',
    different: 'As senhas não coincidem',

    failed: 'Erro ao alterar a senha',
    changed: 'Senha atualizada com sucesso',
  },
} satisfies Pick<
  CompleteMessages,
  | 'console'
  | 'consoleForm'
  | 'consoleLists'
  | 'consoleSessions'
  | 'dashboard'
  | 'activity'
  | 'signIn'
  | 'passkeys'
  | 'sessionEnding'
  | 'newPassword'
>;
