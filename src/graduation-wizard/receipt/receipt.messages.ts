import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the receipt, in the namespace `wizard`. */
export const receiptMessages = defineMessages('wizard', {
  doneHeading: 'Recibimos tu solicitud',
  doneText:
    'Este es tu código. Guárdalo: con él podrás consultar el estado de tu solicitud en cualquier momento.',
  copyCode: 'Copiar código',
  copied: 'Código copiado',
  copyFailed: 'No se pudo copiar: el código quedó seleccionado, cópialo con el teclado o el menú.',
  linkText:
    'Tus datos y el motivo de un rechazo solo se ven con este enlace, que también está en el código QR de tu comprobante. Guárdalo y no lo compartas.',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  linkCopyFailed:
    'No se pudo copiar: el enlace quedó seleccionado, cópialo con el teclado o el menú.',
  goHome: 'Volver al Inicio',
  applyAgain: 'Empezar otra solicitud',
  printReceipt: 'Imprimir comprobante',
  addToCalendar: 'Agregar al calendario',
  extraFailed:
    'No se pudo preparar en este momento. Copia o anota tu código: con él encontrarás tu solicitud.',
  noEffect: 'Este navegador no imprimió. Comparte o copia tu comprobante para guardarlo.',
  noEffectIn:
    'El navegador de {app} no imprime ni guarda archivos. Comparte o copia tu comprobante para guardarlo.',
  share: 'Compartir',
  shareFailed: 'No se pudo compartir: copia tu comprobante.',
  copyReceipt: 'Copiar comprobante',
  receiptCopied: 'Comprobante copiado',
  receiptCopyFailed:
    'No se pudo copiar: el comprobante quedó seleccionado, cópialo con el teclado o el menú.',
  nextText:
    'La universidad revisará tus datos y confirmará tu solicitud. Te recomendamos consultar su estado antes del acto.',
  summary: 'Resumen de tu solicitud',

  receiptTitle: 'Comprobante de solicitud de título',
  receiptSystem: 'Sistema de Graduaciones',
  receiptQr: 'Código QR con la dirección para consultar el estado',
  receiptScan: 'Escanea para consultar el estado de tu solicitud:',
  receiptIssued: 'Fecha de la solicitud',
  receiptNote: 'Este comprobante no es un título ni una constancia de aprobación.',

  calendarDescription: 'Código de solicitud: {code}',
  calendarFile: 'acto-de-grado',
});

export type ReceiptMessages = typeof receiptMessages.defaults;
