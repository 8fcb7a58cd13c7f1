import type { CompleteMessages } from '../complete-messages.ts';
import { fieldLabelsCatalan, statusLabelsCatalan } from './application-fields.ts';

export const wizardCatalan = {
  wizard: {
    ...fieldLabelsCatalan,
    ...statusLabelsCatalan,
    title: 'Sol·licitar el títol',
    intro:
      'Completeu quatre passos per demanar el vostre títol en el pròxim acte de graduació. En acabar rebreu un codi per seguir la sol·licitud.',
    back: 'Torna',
    steps: 'Passos de la sol·licitud',
    previous: 'Anterior',
    next: 'Següent',
    submit: 'Envia la sol·licitud',
    submitting: 'S’està enviant…',
    missing: { one: 'Mostra la dada que falta', other: 'Mostra les {count} dades que falten' },
    partFailed: 'No s’ha pogut carregar aquesta part del formulari',
    partFailedText: 'El que heu escrit continua aquí. Comproveu la connexió i torneu-ho a provar.',
    partFailedAgain:
      'Continua sense carregar-se. Podeu recarregar la pàgina: es recuperarà el que heu escrit, tret del número d’identificació.',
    partFailedUnsaved:
      'Continua sense carregar-se. Podeu recarregar la pàgina, però haureu d’escriure les vostres dades un altre cop.',
    retry: 'Torna-ho a provar',
    reload: 'Recarrega la pàgina',

    loadFailed: 'Error en carregar les dades',
    loadFailedText:
      'Sense aquestes dades no us podem mostrar els actes de graduació ni les titulacions.',
    loading: 'S’estan carregant els actes de graduació…',
    noCeremonies: 'Ara mateix cap acte de graduació no rep sol·licituds',
    noCeremoniesText:
      'La universitat publica aquí cada acte quan n’obre les sol·licituds. Torneu a consultar-ho d’aquí a uns dies.',
    checkAgain: 'Torna a consultar',

    stepCeremony: 'Acte',
    stepCareer: 'Titulació',
    stepDetails: 'Dades',
    stepReview: 'Confirmació',
    headingCeremony: 'Trieu l’acte de graduació',
    headingCareer: 'Trieu la titulació',
    headingDetails: 'Escriviu les vostres dades personals',
    headingReview: 'Reviseu la sol·licitud',
    introCeremony: 'Aquests són els actes que reben sol·licituds en aquest moment.',
    introCareer:
      'Escriviu una part del nom o obriu la llista per cercar la titulació que heu acabat.',
    introDetails:
      'Escriviu-les tal com consten al vostre document: així s’imprimiran al títol. Els camps amb asterisc (*) són obligatoris.',
    introReview:
      'Comproveu que tot sigui correcte abans d’enviar la sol·licitud. Podeu corregir cada part.',

    ceremony: 'Acte de graduació',
    ceremonySearch: 'Cerca un acte',
    ceremonySearchHint: 'Per nom, lloc o descripció',
    ceremoniesFound: { one: '{count} acte coincideix', other: '{count} actes coincideixen' },
    ceremoniesNone: 'Cap acte no coincideix amb la cerca.',
    date: 'Data',
    place: 'Lloc',
    dateUnknown: 'Data per anunciar',
    unavailable: 'No disponible',

    lockedHint: 'Aquesta dada ve de la vostra universitat i aquí no es pot canviar.',

    summaryTitle: 'Per continuar, corregiu el següent',
    problemCeremony: 'Trieu un acte de graduació',
    problemCeremonyGone: 'L’acte que havíeu triat ja no rep sol·licituds: trieu-ne un altre',
    problemCareer: 'Trieu una titulació',
    problemCareerGone: 'La titulació que havíeu triat ja no està disponible: trieu-ne una altra',
    problemIdentificationType: 'Trieu el tipus d’identificació',
    problemIdNumber: 'Escriviu el número d’identificació',
    problemFirstName: 'Escriviu el primer nom',
    problemLastName: 'Escriviu el primer cognom',
    problemSecondLastName: 'Escriviu el segon cognom',
    problemEmail: 'Escriviu l’adreça electrònica',
    problemEmailForm: 'L’adreça electrònica ha de tenir la forma nom@domini.cat',
    problemDateOfBirth: 'Escriviu la data de naixement',
    problemDateForm: 'Escriviu una data vàlida amb el format DD/MM/AAAA',
    problemDateFuture: 'La data de naixement no pot ser futura',
    problemDateTooEarly: 'Reviseu l’any de la data de naixement',
    problemPlaceOfBirth: 'Escriviu el lloc de naixement',
    problemGender: 'Trieu el gènere',
    problemGenderGone: 'Torneu a triar el gènere: l’opció que teníeu ja no existeix',
    problemTooLong: 'El text és massa llarg: feu servir {most} caràcters com a màxim',

    submitFailed: 'Error en enviar la sol·licitud',
    submitDone: 'La sol·licitud s’ha enviat correctament',

    restoredTitle: 'Hem recuperat el que havíeu escrit',
    restoredText:
      'Per seguretat no desem el número d’identificació: torneu-lo a escriure, si us plau.',
    discard: 'Comença de nou',
    discardQuestion: 'Voleu esborrar tot el que heu escrit i tornar al primer pas?',
    discardYes: 'Sí, esborra-ho tot',
    discardNo: 'No, conserva-ho',

    code: 'Codi de la sol·licitud',

    nameTerm: 'Nom',

    career: 'Titulació',
    careerType: 'Tipus',
    faculty: 'Facultat',
    noCareers: 'No hi ha titulacions disponibles',
    noCareersText: 'La universitat encara no ha publicat cap titulació activa.',

    groupIdentification: 'Identificació',
    groupName: 'Noms i cognoms',
    groupBirth: 'Naixement i gènere',
    groupContact: 'Contacte',
    identificationTypeHint: 'V veneçolà, E estranger, P passaport',
    emailHint: 'La universitat us pot escriure en aquesta adreça sobre la sol·licitud.',
    placeOfBirthHint: 'Ciutat i país',
    dateOfBirthHint: 'Dia, mes i any',
    idNumberHint: 'Tal com consta al vostre document',
    noGenders:
      'La universitat no ha publicat les opcions de gènere i, per tant, no es pot completar aquest pas.',
    fullName: 'Nom complet',
    identification: 'Identificació',

    edit: 'Edita',
    editCeremony: 'l’acte de graduació',
    editCareer: 'la titulació',
    editDetails: 'les dades personals',

    privacyNotice:
      'En enviar la sol·licitud, la universitat tractarà les vostres dades personals per tramitar el vostre títol.',

    privacyAuthorisation:
      'Autoritzo la universitat a tractar les meves dades personals per tramitar el meu títol.',

    privacyLink: 'Política de privadesa',

    privacyNewTab: '(s’obre en una altra pestanya)',

    privacyVersion: 'Versió {version}',

    privacyMissing: 'Per enviar la sol·licitud, marqueu l’autorització',

    unsentTitle: 'La vostra sol·licitud encara no s’ha enviat',
    unsentNoAnswer:
      'No hem rebut resposta de la universitat. Les vostres dades continuen aquí: comproveu la connexió i torneu a enviar la sol·licitud.',
    unsentRefused:
      'La universitat no ha acceptat la sol·licitud. Les vostres dades continuen aquí: corregiu el que calgui i torneu-la a enviar, o actualitzeu la llista d’actes i titulacions.',
    unsentOther:
      'Les vostres dades continuen aquí: espereu un moment i torneu a enviar la sol·licitud.',
    refresh: 'Actualitza la llista',

    doneHeading: 'Hem rebut la vostra sol·licitud',
    doneText:
      'Aquest és el vostre codi. Deseu-lo: us permetrà consultar l’estat de la sol·licitud en qualsevol moment.',
    copyCode: 'Copia el codi',
    copied: 'S’ha copiat el codi',
    copyFailed:
      'No s’ha pogut copiar: el codi ha quedat seleccionat, copieu-lo amb el teclat o el menú.',
    linkText:
      'Les vostres dades i el motiu d’una denegació només es veuen amb aquest enllaç, que també és al codi QR del vostre resguard. Deseu-lo i no el compartiu.',
    copyLink: 'Copia l’enllaç',
    linkCopied: 'S’ha copiat l’enllaç',
    linkCopyFailed:
      'No s’ha pogut copiar: l’enllaç ha quedat seleccionat, copieu-lo amb el teclat o el menú.',
    checkStatus: 'Consulta l’estat',
    goHome: 'Torna a l’inici',
    printReceipt: 'Imprimeix el resguard',
    addToCalendar: 'Afegeix al calendari',
    extraFailed:
      'No s’ha pogut preparar en aquest moment. Copieu o anoteu el codi: us permetrà trobar la sol·licitud.',
    nextText:
      'La universitat revisarà les vostres dades i confirmarà la sol·licitud. Us recomanem que en consulteu l’estat abans de l’acte.',
    summary: 'Resum de la sol·licitud',

    receiptTitle: 'Resguard de la sol·licitud del títol',
    receiptSystem: 'Sistema de Graduacions',
    receiptQr: 'Codi QR amb l’adreça per consultar l’estat',
    receiptScan: 'Escanegeu el codi per consultar l’estat de la sol·licitud:',
    receiptIssued: 'Data de la sol·licitud',
    receiptNote: 'Aquest resguard no és un títol ni cap certificat d’aprovació.',

    calendarDescription: 'Codi de la sol·licitud: {code}',
    calendarFile: 'acte-de-graduacio',
  },
} satisfies Pick<CompleteMessages, 'wizard'>;
