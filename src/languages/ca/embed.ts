import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of an element that can't show its widget. */
export const embedCatalan = {
  embed: {
    loadFailed:
      'No s’ha pogut carregar aquesta part de la pàgina. Comproveu la connexió i torneu-ho a provar.',
    loadFailedAgain:
      'Aquesta part de la pàgina continua sense carregar-se. Recarregueu la pàgina per tornar-ho a provar.',
    retry: 'Torna-ho a provar',
    reload: 'Recarrega la pàgina',
    unavailable: 'Aquest servei no està disponible en aquest moment. Proveu-ho més tard.',
  },
} satisfies Pick<CompleteMessages, 'embed'>;
