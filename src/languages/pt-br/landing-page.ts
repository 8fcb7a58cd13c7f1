import type { CompleteMessages } from '../complete-messages.ts';

export const landingPagePortuguese = {
  landing: {
    productName: 'Sistema de Colação de Grau',
    administration: 'Administração',
    signedInAs: 'Sessão de {name}',
    someone: 'Usuário',
    signOut: 'Sair',
    signedOut: 'Sessão encerrada com sucesso',

    title: 'Seu diploma, da solicitação à cerimônia',
    lead: 'Inscreva-se na próxima colação de grau e acompanhe sua solicitação com um código, sem criar uma conta.',

    applyTitle: 'Solicitar diploma',
    applyText: 'Preencha o formulário com seus dados pessoais e acadêmicos.',
    applyAction: 'Iniciar solicitação',
    statusTitle: 'Consultar situação',
    statusText: 'Informe o código da sua solicitação para ver a situação atual.',
    statusAction: 'Consultar agora',

    stepsTitle: 'Como funciona',
    requestStep: 'Solicite',
    requestStepText: 'Preencha seus dados pessoais e acadêmicos no formulário.',
    confirmStep: 'Confirme',
    confirmStepText: 'Receba o código da sua solicitação e aguarde a confirmação.',
    graduateStep: 'Participe',
    graduateStepText: 'Participe da cerimônia de colação de grau e receba seu diploma.',

    copyright: '© {year} {owner}',
    version: 'Versão {version}',
  },
} satisfies Pick<CompleteMessages, 'landing'>;
