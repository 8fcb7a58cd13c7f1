import type { CompleteMessages } from '#languages/complete-messages.ts';
import { fieldLabelsPortuguese } from '../application-fields.ts';

export const titleCorrectionsPortuguese = {
  titleCorrections: {
    standingFilter: 'Situação',
    everyStanding: 'Todas',
    valid: 'Vigente',
    annulled: 'Anulado',
    rectified: 'Retificado',
    duplicated: 'Com segunda via',
    marginalNote: 'Nota marginal',
    marginalNotes: 'Notas marginais',
    annulledNote: 'Anulado pela resolução {number} ({date}).',
    rectifiedNote:
      'Retificado pela resolução {number} ({date}). Substituído pelo título com ata {record}.',
    duplicatedNote: 'Segunda via pela resolução {number} ({date}).',
    replacesNote:
      'Substitui o título com ata {record}, retificado pela resolução {number} ({date}).',
    noDate: 'sem data',
    noRecord: 'sem número',
    enteredBy: 'Registrado por {name}, {time}',
    seeSuccessor: 'Ver o título que o substitui',
    seeOrigin: 'Ver o título retificado',
    correct: 'Corrigir o título',
    correctText:
      'Um título emitido não é editado: é anulado, retificado ou duplicado por uma resolução, e a nota fica à margem.',
    annul: 'Anular título',
    rectify: 'Retificar título',
    duplicate: 'Emitir segunda via',
    annulText:
      'O título de {name}, com ata {record}, fica anulado e não pode ser recuperado. Permanece na lista com uma nota marginal, e seus números não são usados de novo.',
    rectifyText:
      'Emite-se outro título de {name} com os dados corrigidos e os números seguintes da sua colação de grau. O de ata {record} permanece com uma nota marginal.',
    duplicateText:
      'Anota-se que há uma segunda via do título de {name}, com ata {record}. O título continua válido e mantém seus números.',
    resolution: 'Resolução',
    number: 'Número',
    date: 'Data',
    body: 'Órgão',
    reason: 'Motivo',
    corrected: 'Dados corrigidos',
    firstName: fieldLabelsPortuguese.firstName,
    secondName: fieldLabelsPortuguese.secondName,
    thirdName: fieldLabelsPortuguese.thirdName,
    lastName: fieldLabelsPortuguese.lastName,
    secondLastName: fieldLabelsPortuguese.secondLastName,
    idNumber: fieldLabelsPortuguese.idNumber,
    degreeTitle: 'Título',
    cancel: 'Cancelar',
    numberRequired: 'Informe o número da resolução',
    dateRequired: 'Informe a data da resolução',
    dateInvalid: 'A data não é válida',
    dateFuture: 'A data não pode ser posterior a hoje',
    bodyRequired: 'Informe o órgão que decide',
    reasonRequired: 'Informe o motivo',
    fieldRequired: 'Este dado é obrigatório',
    nothingChanged: 'Nenhum dado muda. Se só for preciso outro exemplar, emita uma segunda via.',
    failed: 'Não foi possível corrigir o título',
    annulDone: 'Título anulado',
    rectifyDone: 'Título retificado',
    duplicateDone: 'Segunda via registrada',
  },
} satisfies Pick<CompleteMessages, 'titleCorrections'>;
