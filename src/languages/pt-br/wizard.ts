import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsPortuguese, statusLabelsPortuguese } from './application-fields.ts';

export const wizardPortuguese = {
  wizard: {
    ...fieldLabelsPortuguese,
    ...statusLabelsPortuguese,
    title: 'Solicitar diploma',
    intro:
      'Preencha quatro etapas para solicitar seu diploma na próxima colação de grau. Ao final, você receberá um código para acompanhar sua solicitação.',
    back: 'Voltar',
    steps: 'Etapas da solicitação',
    previous: 'Anterior',
    next: 'Próxima',
    submit: 'Enviar solicitação',
    submitting: 'Enviando…',
    missing: { one: 'Ver o dado que falta', other: 'Ver os {count} dados que faltam' },
    partFailed: 'Não foi possível carregar esta parte do formulário',
    partFailedText: 'O que você escreveu continua aqui. Verifique sua conexão e tente novamente.',
    partFailedAgain:
      'Ainda não carregou. Você pode recarregar a página: o que você escreveu será recuperado, exceto seu número de identificação.',
    partFailedUnsaved:
      'Ainda não carregou. Você pode recarregar a página, mas terá de preencher seus dados outra vez.',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',

    loadFailed: 'Erro ao carregar os dados',
    loadFailedText: 'Sem esses dados não é possível mostrar as cerimônias nem os cursos.',
    loading: 'Carregando as cerimônias de colação de grau…',
    noCeremonies: 'No momento, nenhuma colação de grau recebe solicitações',
    noCeremoniesText:
      'A universidade publica aqui cada cerimônia quando abre suas solicitações. Consulte novamente em alguns dias.',
    checkAgain: 'Consultar novamente',

    stepCeremony: 'Cerimônia',
    stepCareer: 'Curso',
    stepDetails: 'Dados',
    stepReview: 'Confirmar',
    headingCeremony: 'Escolha sua colação de grau',
    headingCareer: 'Escolha seu curso',
    headingDetails: 'Informe seus dados pessoais',
    headingReview: 'Revise sua solicitação',
    introCeremony: 'Estas são as cerimônias que recebem solicitações no momento.',
    introCareer: 'Digite parte do nome ou abra a lista para encontrar o curso que você concluiu.',
    introDetails:
      'Escreva os dados como aparecem no seu documento: assim serão impressos no seu diploma. Os campos com asterisco (*) são obrigatórios.',
    introReview: 'Confira se tudo está correto antes de enviar. Você pode corrigir cada parte.',

    ceremony: 'Colação de grau',
    ceremonySearch: 'Buscar cerimônia',
    ceremonySearchHint: 'Por nome, local ou descrição',
    ceremoniesFound: {
      one: '{count} cerimônia corresponde',
      other: '{count} cerimônias correspondem',
    },
    ceremoniesNone: 'Nenhuma cerimônia corresponde à sua busca.',
    date: 'Data',
    place: 'Local',
    dateUnknown: 'Data a ser anunciada',
    unavailable: 'Não disponível',

    lockedHint: 'Este dado vem da sua universidade e não pode ser alterado aqui.',

    summaryTitle: 'Para continuar, corrija o seguinte',
    problemCeremony: 'Escolha uma colação de grau',
    problemCeremonyGone: 'A cerimônia que você escolheu já não recebe solicitações: escolha outra',
    problemCareer: 'Escolha um curso',
    problemCareerGone: 'O curso que você escolheu já não está disponível: escolha outro',
    problemIdentificationType: 'Escolha seu tipo de identificação',
    problemIdNumber: 'Informe seu número de identificação',
    problemFirstName: 'Informe seu primeiro nome',
    problemLastName: 'Informe seu primeiro sobrenome',
    problemSecondLastName: 'Informe seu segundo sobrenome',
    problemEmail: 'Informe seu e-mail',
    problemEmailForm: 'O e-mail deve ter a forma nome@dominio.com',
    problemDateOfBirth: 'Informe sua data de nascimento',
    problemDateForm: 'Informe uma data válida no formato DD/MM/AAAA',
    problemDateFuture: 'A data de nascimento não pode estar no futuro',
    problemDateTooEarly: 'Confira o ano da sua data de nascimento',
    problemPlaceOfBirth: 'Informe seu local de nascimento',
    problemGender: 'Escolha seu gênero',
    problemGenderGone: 'Escolha seu gênero novamente: a opção anterior já não existe',
    problemTooLong: 'O texto é longo demais: use no máximo {most} caracteres',

    submitFailed: 'Erro ao enviar a solicitação',
    submitDone: 'Solicitação enviada com sucesso!',

    restoredTitle: 'Recuperamos o que você havia escrito',
    restoredText: 'Por segurança, não guardamos seu número de identificação: escreva-o novamente.',
    discard: 'Começar de novo',
    discardQuestion: 'Apagar tudo o que você escreveu e voltar à primeira etapa?',
    discardYes: 'Sim, apagar tudo',
    discardNo: 'Não, manter',

    code: 'Código da solicitação',

    nameTerm: 'Nome',

    career: 'Curso',
    careerType: 'Tipo',
    faculty: 'Faculdade',
    noCareers: 'Nenhum curso disponível',
    noCareersText: 'A universidade ainda não publicou cursos ativos.',

    groupIdentification: 'Identificação',
    groupName: 'Nomes e sobrenomes',
    groupBirth: 'Nascimento e gênero',
    groupContact: 'Contato',
    identificationTypeHint: 'V venezuelano, E estrangeiro, P passaporte',
    emailHint: 'A universidade pode escrever para este endereço sobre a sua solicitação.',
    placeOfBirthHint: 'Cidade e país',
    dateOfBirthHint: 'Dia, mês e ano',
    idNumberHint: 'Tal como está no seu documento',
    noGenders:
      'A universidade não publicou as opções de gênero, por isso não é possível concluir esta etapa.',
    fullName: 'Nome completo',
    identification: 'Identificação',

    edit: 'Editar',
    editCeremony: 'a colação de grau',
    editCareer: 'o curso',
    editDetails: 'os dados pessoais',

    privacyNotice:
      'Ao enviar a solicitação, a universidade tratará seus dados pessoais para emitir seu diploma.',

    privacyAuthorisation:
      'Autorizo a universidade a tratar meus dados pessoais para emitir meu diploma.',

    privacyLink: 'Política de privacidade',

    privacyNewTab: '(abre em outra aba)',

    privacyVersion: 'Versão {version}',

    privacyMissing: 'Para enviar a solicitação, marque a autorização',

    unsentTitle: 'Sua solicitação ainda não foi enviada',
    unsentNoAnswer:
      'Não recebemos resposta da universidade. Seus dados continuam aqui: verifique sua conexão e envie novamente.',
    unsentRefused:
      'A universidade não aceitou a solicitação. Seus dados continuam aqui: corrija o necessário e envie novamente, ou atualize a lista de cerimônias e cursos.',
    unsentOther: 'Seus dados continuam aqui: aguarde um momento e envie novamente.',
    refresh: 'Atualizar a lista',

    doneHeading: 'Recebemos sua solicitação',
    doneText:
      'Este é o seu código. Guarde-o: com ele você poderá consultar a situação da sua solicitação a qualquer momento.',
    copyCode: 'Copiar código',
    copied: 'Código copiado',
    copyFailed:
      'Não foi possível copiar: o código está selecionado, copie-o com o teclado ou o menu.',
    linkText:
      'Os seus dados e o motivo de uma rejeição só podem ser vistos com este link, que também está no código QR do seu comprovante. Guarde-o e não o compartilhe.',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    linkCopyFailed:
      'Não foi possível copiar: o link está selecionado, copie-o com o teclado ou o menu.',
    checkStatus: 'Consultar situação',
    goHome: 'Voltar ao início',
    printReceipt: 'Imprimir comprovante',
    addToCalendar: 'Adicionar ao calendário',
    extraFailed:
      'Não foi possível preparar o arquivo neste momento. Copie ou anote seu código: com ele você encontrará sua solicitação.',
    nextText:
      'A universidade analisará seus dados e confirmará sua solicitação. Recomendamos consultar a situação antes da cerimônia.',
    summary: 'Resumo da sua solicitação',

    receiptTitle: 'Comprovante de solicitação de diploma',
    receiptSystem: 'Sistema de Colação de Grau',
    receiptQr: 'Código QR com o endereço para consultar a situação',
    receiptScan: 'Leia o código para consultar a situação da sua solicitação:',
    receiptIssued: 'Data da solicitação',
    receiptNote: 'Este comprovante não é um diploma nem uma declaração de aprovação.',

    calendarDescription: 'Código da solicitação: {code}',
    calendarFile: 'colacao-de-grau',
  },
} satisfies Pick<CompleteMessages, 'wizard'>;
