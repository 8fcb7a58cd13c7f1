import type { CompleteMessages } from '#languages/complete-messages.ts';

/** Portuguese messages about proving one's identity again, and about a passkey in place of a one-time password. */
export const confirmationPortuguese = {
  confirmation: {
    title: 'Confirme que é você',
    text: 'Faz tempo que você entrou. Confirme sua identidade e a ação continuará automaticamente.',
    password: 'Senha',
    show: 'Mostrar senha',
    passwordMissing: 'A senha é obrigatória',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    byPasskey: 'Confirmar com uma chave de acesso',
    through: 'Confirmar com a conta da sua universidade',
    waiting: 'Confirme na janela que foi aberta. Esta página esperará.',
    blocked:
      'O navegador bloqueou a janela da sua universidade. Permita as janelas pop-up e tente novamente.',
    unavailable: 'Para esta ação, saia e entre novamente.',
    cancel: 'Cancelar',

    failed: 'Não foi possível confirmar que é você',
    declined: 'Nada foi feito: falta confirmar que é você.',

    returned: 'Pronto',
    returnedText: 'Você pode fechar esta janela e continuar na anterior.',
  },
  newPasskey: {
    title: 'Adicione uma chave de acesso',
    text: 'Você entrou com uma senha de uso único. Aqui se entra com uma chave de acesso: com sua impressão digital, seu rosto ou o PIN do seu dispositivo.',
    unsupported:
      'Este navegador não aceita chaves de acesso. Use outro com uma nova senha de uso único.',
    name: 'Nome da chave',
    usualName: 'Meu dispositivo',
    nameMissing: 'O nome da chave é obrigatório',
    submit: 'Adicionar uma chave de acesso',
    back: 'Entrar com outro usuário',

    added: 'Chave de acesso adicionada',
    addedText: 'Entre com ela.',
    failed: 'Não foi possível adicionar a chave de acesso',
  },
} satisfies Pick<CompleteMessages, 'confirmation' | 'newPasskey'>;
