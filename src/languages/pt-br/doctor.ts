import type { CompleteMessages } from '../complete-messages.ts';

export const doctorPortuguese = {
  doctor: {
    heading: 'Verificação da página',
    found: { one: '{count} ocorrência', other: '{count} ocorrências' },
    healthy: 'Nenhum problema foi encontrado na página.',
    running: 'Verificando a página…',
    close: 'Fechar',
    error: 'Erro',
    warning: 'Atenção',
    note: 'Nota',

    quirksModeTitle: 'A página não declara seu tipo de documento',
    quirksModeAdvice:
      'Escreva <!doctype html> na primeira linha: sem ela o navegador imita os de vinte anos atrás e as medidas mudam.',
    noLangTitle: 'A página não diz em que idioma está',
    noLangAdvice:
      'Escreva o idioma no elemento html, por exemplo <html lang="pt-BR">: os leitores de tela escolhem a voz por ele.',
    rootFontSizeTitle: 'A letra da raiz mede {px} px',
    rootFontSizeAdvice:
      'Isso não atrapalha: os formulários seguem o tamanho que cada pessoa escolheu no navegador, por isso sua letra pode parecer maior que a do site.',
    noWidgetTitle: 'Não há nenhum formulário de birrete na página',
    noWidgetAdvice:
      'Se deveria haver, veja o console do navegador: talvez o código não tenha carregado, ou falte <GraduationProvider> acima dele.',
    stylesBlockedTitle: 'A política de segurança bloqueia os estilos',
    stylesBlockedAdvice:
      'Entregue o nonce da página pela propriedade nonce ou com <meta property="csp-nonce" nonce="…">, ou use a forma sem nonce descrita em docs/provider.md.',
    smallLettersTitle: 'A letra do formulário mede {px} px',
    smallLettersAdvice:
      'Uma regra do site com !important chega até ela. Exclua dessa regra os elementos [data-birrete-root].',
    severalReactsTitle: 'Há {count} cópias do React que desenham formulários de birrete',
    severalReactsAdvice:
      'Cada uma pesa, e elas não compartilham sessão nem avisos. Faça o empacotador usar uma só (resolve.dedupe), ou mantenha apenas uma forma de incorporar.',
    trappedOverlaysTitle: 'Um elemento ao redor prende os diálogos: {element}',
    trappedOverlaysAdvice:
      'Sua regra “{rule}” faz com que o que é fixo se meça por ele e não pela janela. Retire-a, ou dê à propriedade portalContainer um elemento fora dele.',
    cutOffTitle: 'Um elemento ao redor corta o formulário: {element}',
    cutOffAdvice:
      'Ele tem altura fixa e esconde o que sobra. Deixe que cresça (height: auto) ou que role.',
    notSelectableTitle: 'O texto não pode ser selecionado',
    notSelectableAdvice:
      'Uma regra user-select: none chega ao formulário, e ninguém consegue copiar o código da solicitação. Limite-a a outras partes.',
    storageBlockedTitle: 'O navegador não permite guardar nada ({area})',
    storageBlockedAdvice:
      'Tudo funciona, mas o rascunho e a sessão se perdem ao recarregar. Costuma acontecer em iframes de outro site ou com os cookies bloqueados.',

    apiAddressTitle: 'O endereço da API não é válido: {address}',
    apiAddressAdvice:
      'Escreva o esquema e o servidor, por exemplo https://diplomas.universidade.edu.br, ou nada se for o da própria página.',
    mixedContentTitle: 'A página é https e a API não: {address}',
    mixedContentAdvice: 'O navegador bloqueia essas chamadas. Sirva a API por https.',
    apiPolicyTitle: 'A política de segurança não permite chamar {address}',
    apiPolicyAdvice: 'Acrescente esse endereço a connect-src na Content-Security-Policy da página.',
    apiCorsTitle: 'A API responde, mas não a esta página: {address}',
    apiCorsAdvice:
      'Falta a permissão CORS. O servidor deve enviar Access-Control-Allow-Origin com o valor {origin}.',
    apiCorsHeadersTitle: 'A API não aceita sessões a partir desta página: {address}',
    apiCorsHeadersAdvice:
      'As consultas públicas funcionam; a administração, não. O servidor deve permitir a {origin} os cabeçalhos authorization e content-type e os métodos GET, POST, PUT, PATCH e DELETE.',
    apiSilentTitle: 'A API não responde: {address}',
    apiSilentAdvice:
      'Abra esse endereço no navegador. Confira o nome, a porta e o certificado, e se o servidor está ligado.',
    apiRefusedTitle: 'A API responde {status} a {address}',
    apiRefusedAdvice:
      'Essa consulta é pública e deve responder 200. Confira o endereço base: as rotas da API são acrescentadas a ele.',
    apiUnreadableTitle: 'A resposta de {address} não é a esperada',
    apiUnreadableAdvice:
      'Ela não segue a descrição da API (docs/openapi.json): {reason}. Se chega uma página, o endereço base é o do site e não o da API.',

    contractOlderTitle:
      'O servidor é anterior a estes formulários: contrato {theirs} em {address}, {ours} aqui',
    contractOlderAdvice:
      'Ele pode recusar o que enviam. Atualize o servidor, ou use a versão do birrete que corresponde ao contrato dele (docs/upgrading.md).',
    contractNewerTitle:
      'O servidor é posterior a estes formulários: contrato {theirs} em {address}, {ours} aqui',
    contractNewerAdvice: 'Atualize o birrete na página para usar o que o servidor oferece.',

    deepLinkMissingTitle: 'O endereço {address} responde {status}',
    deepLinkMissingAdvice:
      'Ao recarregar essa tela, ninguém a veria. O servidor deve entregar a mesma página para todas as rotas da administração.',
    deepLinkElsewhereTitle: 'O endereço {address} entrega outra página',
    deepLinkElsewhereAdvice:
      'Ela não carrega nenhum dos programas desta. O servidor deve entregar a mesma página para todas as rotas da administração.',
    clockWrongTitle: {
      one: 'O relógio deste computador difere {count} minuto do relógio do servidor',
      other: 'O relógio deste computador difere {count} minutos do relógio do servidor',
    },
    clockWrongAdvice:
      '“Hoje” e os vencimentos são calculados com ele. Ajuste a hora do computador.',
  },
} satisfies Pick<CompleteMessages, 'doctor'>;
