import type { CompleteMessages } from '#languages/complete-messages.ts';
import { fieldLabelsCatalan } from '../application-fields.ts';

export const titleCorrectionsCatalan = {
  titleCorrections: {
    standingFilter: 'Estat',
    everyStanding: 'Tots',
    valid: 'Vigent',
    annulled: 'Anul·lat',
    rectified: 'Rectificat',
    duplicated: 'Amb duplicat',
    marginalNote: 'Nota marginal',
    marginalNotes: 'Notes marginals',
    annulledNote: 'Anul·lat per la resolució {number} ({date}).',
    rectifiedNote:
      'Rectificat per la resolució {number} ({date}). El substitueix el títol amb acta {record}.',
    duplicatedNote: 'Duplicat per la resolució {number} ({date}).',
    replacesNote:
      'Substitueix el títol amb acta {record}, rectificat per la resolució {number} ({date}).',
    noDate: 'sense data',
    noRecord: 'sense número',
    enteredBy: 'Assentat per {name}, {time}',
    seeSuccessor: 'Veure el títol que el substitueix',
    seeOrigin: 'Veure el títol rectificat',
    correct: 'Corregir el títol',
    correctText:
      'Un títol expedit no s’edita: s’anul·la, es rectifica o es duplica amb una resolució, i la nota queda al marge.',
    annul: 'Anul·lar títol',
    rectify: 'Rectificar títol',
    duplicate: 'Expedir duplicat',
    annulText:
      'El títol de {name}, amb acta {record}, queda anul·lat i no es pot recuperar. Es conserva a la llista amb una nota marginal, i els seus números no es tornen a fer servir.',
    rectifyText:
      'S’expedeix un altre títol de {name} amb les dades corregides i els números següents del seu acte de graduació. El d’acta {record} es conserva amb una nota marginal.',
    duplicateText:
      'S’anota que hi ha un duplicat del títol de {name}, amb acta {record}. El títol continua vigent i conserva els seus números.',
    resolution: 'Resolució',
    number: 'Número',
    date: 'Data',
    body: 'Òrgan',
    reason: 'Motiu',
    corrected: 'Dades corregides',
    firstName: fieldLabelsCatalan.firstName,
    secondName: fieldLabelsCatalan.secondName,
    thirdName: fieldLabelsCatalan.thirdName,
    lastName: fieldLabelsCatalan.lastName,
    secondLastName: fieldLabelsCatalan.secondLastName,
    idNumber: fieldLabelsCatalan.idNumber,
    degreeTitle: 'Títol',
    cancel: 'Cancel·lar',
    numberRequired: 'Escriviu el número de la resolució',
    dateRequired: 'Escriviu la data de la resolució',
    dateInvalid: 'La data no és vàlida',
    dateFuture: 'La data no pot ser posterior a avui',
    bodyRequired: 'Escriviu l’òrgan que resol',
    reasonRequired: 'Escriviu el motiu',
    fieldRequired: 'Aquesta dada és obligatòria',
    nothingChanged: 'Cap dada canvia. Si només cal un altre exemplar, expediu un duplicat.',
    failed: 'No s’ha pogut corregir el títol',
    annulDone: 'Títol anul·lat',
    rectifyDone: 'Títol rectificat',
    duplicateDone: 'Duplicat registrat',
  },
} satisfies Pick<CompleteMessages, 'titleCorrections'>;
