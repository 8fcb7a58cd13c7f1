import type { CompleteMessages } from '#languages/complete-messages.ts';

/** Catalan messages about proving one's identity again, and about a passkey in place of a one-time password. */
export const confirmationCatalan = {
  confirmation: {
    title: 'Confirmeu que sou vós',
    text: 'Fa estona que heu iniciat la sessió. Confirmeu la vostra identitat i l’acció continuarà automàticament.',
    password: 'Contrasenya',
    show: 'Mostra la contrasenya',
    passwordMissing: 'La contrasenya és obligatòria',
    confirm: 'Confirma',
    confirming: 'S’està confirmant…',
    byPasskey: 'Confirma amb una clau d’accés',
    through: 'Confirma amb el compte de la vostra universitat',
    waiting: 'Confirmeu-ho a la finestra que s’ha obert. Aquesta pàgina s’esperarà.',
    blocked:
      'El navegador ha blocat la finestra de la vostra universitat. Permeteu les finestres emergents i torneu-ho a provar.',
    unavailable: 'Per a aquesta acció, sortiu i torneu a entrar.',
    cancel: 'Cancel·la',

    failed: 'No s’ha pogut confirmar que sou vós',
    declined: 'No s’ha fet res: falta confirmar que sou vós.',

    returned: 'Fet',
    returnedText: 'Podeu tancar aquesta finestra i continuar a l’anterior.',
  },
  newPasskey: {
    title: 'Afegiu una clau d’accés',
    text: 'Heu entrat amb una contrasenya d’un sol ús. Aquí s’entra amb una clau d’accés: amb l’empremta, la cara o el PIN del dispositiu.',
    unsupported:
      'Aquest navegador no admet claus d’accés. Feu-ne servir un altre amb una contrasenya d’un sol ús nova.',
    name: 'Nom de la clau',
    usualName: 'El meu dispositiu',
    nameMissing: 'El nom de la clau és obligatori',
    submit: 'Afegeix una clau d’accés',
    back: 'Entra amb un altre usuari',

    added: 'S’ha afegit la clau d’accés',
    addedText: 'Entreu amb aquesta clau.',
    failed: 'No s’ha pogut afegir la clau d’accés',
  },
} satisfies Pick<CompleteMessages, 'confirmation' | 'newPasskey'>;
