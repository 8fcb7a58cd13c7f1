import type { CompleteMessages } from '../complete-messages.ts';
import { statusLabelsCatalan } from './application-fields.ts';

export const statusLookupCatalan = {
  status: {
    ...statusLabelsCatalan,
    title: 'Consultar l’estat',
    intro: 'Escriviu el codi que vau rebre en enviar la sol·licitud del títol.',
    back: 'Torna a l’inici',

    codeLabel: 'Codi de la sol·licitud',
    codePlaceholder: 'AG-2025-001',
    codeHint: 'Format: AG-YYYY-NNN',
    codeBlank: 'Introduïu un codi de sol·licitud',
    proofLabel: 'Tres darrers dígits del document',
    proofHint: 'Si els escriviu, també veureu les dades personals.',
    proofWrong: 'No coincideixen amb el document de la sol·licitud',
    search: 'Consulta',
    searching: 'S’està cercant la sol·licitud…',
    found: 'S’ha trobat la sol·licitud {code}',

    notFound: 'No s’ha trobat la sol·licitud',
    adviceCode: 'Comproveu que el codi estigui escrit tal com consta al vostre resguard.',
    adviceLater:
      'No s’ha pogut completar la consulta: pot ser que la vostra sol·licitud estigui registrada encara que ara no la vegeu. Torneu-ho a provar d’aquí a una estona.',
    retry: 'Torna-ho a provar',

    resultTitle: 'Sol·licitud {code}',
    pendingText:
      'Hem rebut la vostra sol·licitud i està en revisió; torneu a consultar-la més endavant per conèixer-ne la decisió.',
    confirmedText:
      'La vostra sol·licitud ha estat aprovada i ja formeu part d’aquest acte de graduació.',
    rejectedText:
      'La vostra sol·licitud no ha estat aprovada; si necessiteu orientació, adreceu-vos a la secretaria acadèmica de la vostra universitat.',
    masked:
      'Les dades personals i el motiu d’una denegació no es mostren. Escriviu els tres darrers dígits del vostre document per veure’ls.',
    maskedByKey:
      'Les dades personals i el motiu d’una denegació no es mostren. Per veure’ls, obriu l’enllaç del vostre resguard o escanegeu-ne el codi QR.',
    reason: 'Motiu de la denegació',
    titleAnnulled:
      'El vostre títol ha estat anul·lat per la resolució {number} ({date}). Si necessiteu orientació, poseu-vos en contacte amb l’oficina de graus de la vostra universitat.',
    titleRectified:
      'El vostre títol ha estat rectificat per la resolució {number} ({date}). El vigent és el que s’ha expedit al seu lloc.',

    student: 'Estudiant',
    studentName: 'Nom',
    identification: 'Identificació',
    academic: 'Dades acadèmiques',
    career: 'Titulació',
    careerType: 'Tipus',
    faculty: 'Facultat',
    ceremony: 'Acte de graduació',
    ceremonyName: 'Acte',
    ceremonyDate: 'Data',
    ceremonyPlace: 'Lloc',
    dates: 'Dates de la sol·licitud',
    appliedAt: 'Data de la sol·licitud',
    updatedAt: 'Última actualització',
    missing: 'No disponible',
  },
} satisfies Pick<CompleteMessages, 'status'>;
