import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the look-up's form. Those of a result are loaded with it. */
export const statusMessages = defineMessages('status', {
  title: 'Consultar Estado',
  intro: 'Escribe el código que recibiste al enviar tu solicitud de título.',
  back: 'Volver al Inicio',

  codeLabel: 'Código de solicitud',
  codePlaceholder: 'AG-2025-001',
  codeHint: 'Formato: AG-YYYY-NNN',
  codeBlank: 'Por favor ingresa un código de solicitud',
  proofLabel: 'Últimos tres dígitos del documento',
  proofHint: 'Si los escribes, también verás los datos personales.',
  proofWrong: 'No coinciden con el documento de la solicitud',
  search: 'Consultar',
  searching: 'Buscando la solicitud…',
  found: 'Se encontró la solicitud {code}',

  notFound: 'No se encontró la solicitud',
  adviceCode: 'Revisa que el código esté escrito igual que en tu comprobante.',
  adviceLater:
    'La consulta no se pudo completar: tu solicitud puede estar registrada aunque ahora no la veas. Vuelve a intentarlo en unos momentos.',
  retry: 'Reintentar',
});

export type StatusMessages = typeof statusMessages.defaults;
