import type { AnswerKind } from '#shared/answers/answer-kinds.ts';
import { ADVICE } from '#shared/answers/answers.ts';
import { AdviceInput } from '#shared/answers/generated-inputs.ts';
import { defineGenerator } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { ADVICE as ENTRIES } from '../../content/advice/advice.ts';
import type { AdviceAudience, AdviceEntry } from '../../content/types.ts';
import { findInLibrary, withHeading } from '../../library/find.ts';
import { entryOf } from '../../library/offers.ts';

const READERS: Readonly<Record<AdviceAudience, string>> = {
  priest: 'um homem que quer cuidar da sua casa diante de Deus (marido, pai)',
  builder: 'uma mulher que quer edificar a sua casa com sabedoria (esposa, mãe)',
  marriage: 'uma pessoa casada, sobre o seu casamento',
};

/** What stands above the titles where several may be meant. */
const UNSURE =
  'Temos no acervo mais de um conselho que pode servir, e prefiro que você escolha: toque na situação que mais se parece com a sua.';

/** The answer where the library has none: places where help is found. */
const NO_ADVICE =
  'Não encontrei no nosso acervo um conselho escrito para essa situação, e não quero improvisar num assunto que é seu. Três passos ajudam em quase tudo: contar a Deus com sinceridade o que está acontecendo (Filipenses 4:6-7), pedir sabedoria a ele (Tiago 1:5) e não decidir só, porque há segurança em ouvir bons conselheiros (Provérbios 11:14). Converse com o seu pastor ou com um casal maduro da igreja, e procure um profissional quando o assunto for de saúde, de dinheiro ou de direito. Se há ameaça ou violência, procure segurança antes de tudo: Polícia 190, Ligue 180.';

function adviceGenerator(name: AnswerKind, audience: AdviceAudience) {
  const own = ENTRIES.filter((entry) => entry.audience === audience);
  return defineGenerator({
    name,
    input: AdviceInput,
    shape: ADVICE,
    maxOutputTokens: 900,
    freeText: (input) => ('problem' in input ? [input.problem] : []),
    opensText: (input) => 'entry' in input,
    fields: () => ({ advice: { about: 'o conselho' } }),
    prompt: (input) => ({
      system: `${CHARTER}\n\nTarefa: aconselhar ${READERS[audience]}, com o cuidado de um pastor experiente, em 180 a 300 palavras: acolha sem julgar, traga um ou dois princípios bíblicos com as referências, proponha de três a cinco passos concretos em lista e diga que ajuda procurar (pastor, psicólogo, médico, advogado) quando couber. Nunca aconselhe permanecer em perigo, esconder violência, abandonar tratamento ou submeter-se a pecado; sem culpar quem sofre e sem ouvir só um lado como se fosse tudo.`,
      turns: [{ role: 'user', content: 'problem' in input ? input.problem : input.entry }],
    }),
    fromLibrary: async (input) => {
      if ('entry' in input) {
        return { content: { advice: written(entryOf(own, input.entry)) }, notices: [] };
      }
      const kind = `advice-${audience}` as const;
      const { entry, fit, offers } = findInLibrary(kind, own, input.problem);
      if (!entry) {
        const isNothing = fit !== 'unsure';
        const advice = isNothing ? NO_ADVICE : UNSURE;
        return { content: { advice }, notices: [], offers, isNothing };
      }
      const text = written(entry);
      const advice = fit === 'sure' ? text : withHeading(kind, entry.slug, text);
      return { content: { advice }, notices: [], offers };
    },
  });
}

function written({ advice, steps, verses: [main] }: AdviceEntry): string {
  const shown = main ? `\n\n{{${main.reference}}}` : '';
  return `${advice}\n\n${steps.map((step) => `- ${step}`).join('\n')}${shown}`;
}

export const priestAdvice = adviceGenerator('priest-advice', 'priest');
export const womanBuilderAdvice = adviceGenerator('woman-builder-advice', 'builder');
export const marriageAdvice = adviceGenerator('marriage-advice', 'marriage');
