import { defineMessages } from '../messages/define-messages.ts';

export const landingMessages = defineMessages('landing', {
  productName: 'Sistema de Graduaciones',
  administration: 'Administración',
  signedInAs: 'Sesión de {name}',
  someone: 'Usuario',
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada correctamente',

  title: 'Tu título de grado, del trámite al acto',
  lead: 'Inscríbete en el próximo acto de grado y sigue tu solicitud con un código, sin crear una cuenta.',

  applyTitle: 'Solicitar Título',
  applyText: 'Completa el formulario con tus datos personales y académicos.',
  applyAction: 'Iniciar Solicitud',
  statusTitle: 'Consultar Estado',
  statusText: 'Ingresa tu código de solicitud para ver el estado actual.',
  statusAction: 'Consultar Ahora',

  stepsTitle: 'Cómo funciona',
  requestStep: 'Solicita',
  requestStepText: 'Completa tus datos personales y académicos en el formulario.',
  confirmStep: 'Confirma',
  confirmStepText: 'Recibe tu código de solicitud y espera la confirmación.',
  graduateStep: 'Gradúate',
  graduateStepText: 'Asiste al acto de grado y recibe tu título profesional.',

  copyright: '© {year} {owner}',
  version: 'Versión {version}',
});
