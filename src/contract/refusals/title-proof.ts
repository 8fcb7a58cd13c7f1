import type { RefusalAnswer } from './refusal-answer.ts';

/** The proof of a title, and corrections of it. */
export const titleProofRefusals = {
  proofIdentityRequired: {
    status: 403,
    message:
      'Para ver cómo dirá tu título, abre el enlace de tu comprobante o escribe los últimos dígitos de tu documento.',
  },
  proofNotConfirmed: {
    status: 409,
    message: 'Podrás revisar cómo dirá tu título cuando tu solicitud esté confirmada.',
  },
  proofClosed: {
    status: 409,
    message: 'El plazo para revisar cómo dirá tu título ya terminó.',
  },
  proofTitleIssued: {
    status: 409,
    message:
      'Tu título ya fue emitido. Para corregirlo, pide a la oficina de grados que lo rectifique.',
  },
  proofChanged: {
    status: 412,
    message: 'El texto cambió después de que lo abriste. Revísalo de nuevo.',
  },
  correctionOpen: {
    status: 409,
    message: 'Ya pediste una corrección, y la oficina de grados todavía la está revisando.',
  },
  correctionMissing: { status: 404, message: 'La corrección no existe.' },
  correctionDecided: {
    status: 409,
    message: 'Otra persona ya resolvió esta corrección.',
  },
  correctionTitleIssued: {
    status: 409,
    message: 'El título ya fue emitido: se corrige con una rectificación.',
  },
} as const satisfies Record<string, RefusalAnswer>;
