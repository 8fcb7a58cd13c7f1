import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of an element that can't show its widget. */
export const embedPortuguese = {
  embed: {
    loadFailed:
      'Não foi possível carregar esta parte da página. Verifique sua conexão e tente novamente.',
    loadFailedAgain:
      'Esta parte da página ainda não carregou. Recarregue a página para tentar novamente.',
    retry: 'Tentar novamente',
    reload: 'Recarregar a página',
    unavailable: 'Este serviço não está disponível no momento. Tente mais tarde.',
  },
} satisfies Pick<CompleteMessages, 'embed'>;
