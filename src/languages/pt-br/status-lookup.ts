import type { CompleteMessages } from '../complete-messages.ts';
import { statusLabelsPortuguese } from './application-fields.ts';

export const statusLookupPortuguese = {
  status: {
    ...statusLabelsPortuguese,
    title: 'Consultar situação',
    intro: 'Digite o código que você recebeu ao enviar sua solicitação de diploma.',
    back: 'Voltar ao início',

    codeLabel: 'Código da solicitação',
    codePlaceholder: 'AG-2025-001',
    codeHint: 'Formato: AG-YYYY-NNN',
    codeBlank: 'Informe um código de solicitação',
    proofLabel: 'Três últimos dígitos do documento',
    proofHint: 'Se os informar, você também verá os dados pessoais.',
    proofWrong: 'Não correspondem ao documento da solicitação',
    search: 'Consultar',
    searching: 'Buscando a solicitação…',
    found: 'A solicitação {code} foi encontrada',

    notFound: 'A solicitação não foi encontrada',
    adviceCode: 'Verifique se o código está escrito exatamente como no seu comprovante.',
    adviceLater:
      'Não foi possível concluir a consulta: sua solicitação pode estar registrada, mesmo que não apareça agora. Tente novamente em alguns instantes.',
    retry: 'Tentar novamente',

    resultTitle: 'Solicitação {code}',
    pendingText:
      'Recebemos sua solicitação e ela está em análise; consulte novamente mais tarde para conhecer a decisão.',
    confirmedText: 'Sua solicitação foi aprovada e você já faz parte desta colação de grau.',
    rejectedText:
      'Sua solicitação não foi aprovada; se precisar de orientação, procure a secretaria acadêmica da sua universidade.',
    masked:
      'Os dados pessoais e o motivo de uma rejeição ficam ocultos. Digite os três últimos dígitos do seu documento para vê-los.',
    maskedByKey:
      'Os dados pessoais e o motivo de uma rejeição ficam ocultos. Para vê-los, abra o link do seu comprovante ou escaneie o código QR dele.',
    reason: 'Motivo da rejeição',
    titleAnnulled:
      'Seu título foi anulado pela resolução {number} ({date}). Se precisar de orientação, fale com o setor de diplomas da sua universidade.',
    titleRectified:
      'Seu título foi retificado pela resolução {number} ({date}). O válido é o que foi emitido em seu lugar.',

    student: 'Estudante',
    studentName: 'Nome',
    identification: 'Identificação',
    academic: 'Dados acadêmicos',
    career: 'Curso',
    careerType: 'Tipo',
    faculty: 'Faculdade',
    ceremony: 'Colação de grau',
    ceremonyName: 'Cerimônia',
    ceremonyDate: 'Data',
    ceremonyPlace: 'Local',
    dates: 'Datas da solicitação',
    appliedAt: 'Data da solicitação',
    updatedAt: 'Última atualização',
    missing: 'Não disponível',
  },
} satisfies Pick<CompleteMessages, 'status'>;
