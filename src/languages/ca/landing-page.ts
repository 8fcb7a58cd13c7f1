import type { CompleteMessages } from '../complete-messages.ts';

export const landingPageCatalan = {
  landing: {
    productName: 'Sistema de Graduacions',
    administration: 'Administració',
    signedInAs: 'Sessió iniciada: {name}',
    someone: 'Usuari',
    signOut: 'Tanca la sessió',
    signedOut: 'La sessió s’ha tancat correctament',

    title: 'El vostre títol, de la sol·licitud a l’acte',
    lead: 'Inscriviu-vos al pròxim acte de graduació i seguiu la vostra sol·licitud amb un codi, sense crear cap compte.',

    applyTitle: 'Sol·licitar el títol',
    applyText: 'Empleneu el formulari amb les vostres dades personals i acadèmiques.',
    applyAction: 'Inicia la sol·licitud',
    statusTitle: 'Consultar l’estat',
    statusText: 'Introduïu el codi de la sol·licitud per veure’n l’estat actual.',
    statusAction: 'Consulta-ho ara',

    stepsTitle: 'Com funciona',
    requestStep: 'Sol·liciteu',
    requestStepText: 'Empleneu les vostres dades personals i acadèmiques al formulari.',
    confirmStep: 'Confirmeu',
    confirmStepText: 'Rebeu el codi de la sol·licitud i espereu la confirmació.',
    graduateStep: 'Gradueu-vos',
    graduateStepText: 'Assistiu a l’acte de graduació i rebeu el vostre títol.',

    copyright: '© {year} {owner}',
    version: 'Versió {version}',
  },
} satisfies Pick<CompleteMessages, 'landing'>;
