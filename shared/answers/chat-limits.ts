export const LONGEST_MESSAGE = 4000;
export const LONGEST_TOPIC = 120;

export const GREETING =
  'Olá! Sou seu Companheiro Bíblico. Como posso ajudá-lo hoje em sua jornada espiritual? Posso explicar versículos, responder perguntas sobre a fé ou conversar sobre qualquer tema bíblico.';
