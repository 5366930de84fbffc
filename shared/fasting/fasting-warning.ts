/**
 * The health warning about fasting. It is written by hand, the same for everyone, and stands
 * above the form, in every plan and in its files.
 */
export const FASTING_WARNING = {
  title: 'Antes de jejuar, cuide de você',
  never: 'Nestes casos, não fique sem comer nem por um dia:',
  neverCases: [
    'gravidez ou amamentação',
    'menos de 18 anos',
    'transtorno alimentar, hoje ou no passado',
  ],
  doctor: 'Nestes outros, só com acompanhamento médico:',
  cases: ['diabetes', 'doença do coração ou dos rins', 'uso de remédios', 'idade avançada'],
  everyone: 'E em qualquer jejum:',
  always: [
    'Nunca jejue sem água.',
    'Se passar mal, pare, coma algo leve e descanse. Parar não é falta de fé.',
    'Desmaio, confusão ou dor no peito: ligue para o SAMU, 192.',
  ],
  otherwise:
    'Deus olha para o coração. Deixar as redes sociais, a televisão ou um costume também é jejum, e todos podem fazer.',
} as const;
