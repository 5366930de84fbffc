/** The fields of an item, as administrators read them. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'Título',
  introduction: 'Introdução',
  conclusion: 'Conclusão',
  verses: 'Versículos',
  content: 'Texto',
  application: 'Aplicação',
  reference: 'Versículo',
  explanation: 'Explicação',
  purpose: 'Finalidade',
  description: 'Descrição',
  steps: 'Passos',
  biblicalBasis: 'Base bíblica',
  focus: 'Foco',
  verse: 'Versículo',
  reflection: 'Reflexão',
  prayer: 'Oração',
  action: 'Ação do dia',
  references: 'Referências',
  meaning: 'Significado',
  characteristics: 'Características',
  caution: 'Cuidados',
  study: 'Estudo',
  practice: 'Prática',
};

export const nameOfField = (field: string): string => NAMES[field] ?? field;
