import { FASTING_PLAN } from '#shared/answers/answers.ts';
import { FastingInput } from '#shared/answers/generated-inputs.ts';
import type { AskedFast } from '#shared/fasting/fasting-choices.ts';
import { daysOf } from '#shared/fasting/fasting-days.ts';
import { type Steering, safeKindOf } from '#shared/fasting/fasting-steering.ts';
import { defineGenerator } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { FASTING_DAYS } from '../../content/fasting/days.ts';
import { FASTING_DURATIONS } from '../../content/fasting/durations.ts';
import { FASTING_KINDS } from '../../content/fasting/kinds.ts';
import { FASTING_MOTIVES } from '../../content/fasting/motives.ts';
import { findInLibrary, withHeading } from '../../library/find.ts';
import { hungerMayHarm } from './health/health.ts';
import { motiveNamed } from './motive-named.ts';

const KINDS: Readonly<Record<string, string>> = {
  completo: 'de alimentos, só com água',
  liquidos: 'só com líquidos',
  daniel: 'de Daniel (alimentos simples, de origem vegetal)',
  parcial: 'parcial (uma ou duas refeições a menos)',
  'redes-sociais': 'de redes sociais',
  televisao: 'de televisão',
  personalizado: 'personalizado, como nas observações',
};

/** Judged by all that the server hears, which is more than a form can. */
const safeKind = (input: AskedFast) => safeKindOf(input, hungerMayHarm);

export const fasting = defineGenerator({
  name: 'fasting',
  input: FastingInput,
  shape: FASTING_PLAN,
  maxOutputTokens: 6500,
  freeText: ({ motivation, additionalNotes }) => [motivation, additionalNotes],
  notices: (input) => {
    const { steering } = safeKind(input);
    return steering ? [steering] : [];
  },
  fields: (input) => ({
    title: { about: 'título do plano' },
    introduction: { about: 'o que é o jejum cristão e o que não é (80 a 120 palavras)' },
    motivation: { about: 'o motivo do leitor à luz da Bíblia (80 a 120 palavras)' },
    duration: { about: 'como dispor os dias: começo, ritmo, fim (60 a 100 palavras)' },
    restrictions: { about: 'o que se deixa e o que permanece, com prudência (60 a 100 palavras)' },
    presentationPrayer: { about: 'oração para começar (80 a 120 palavras)' },
    dailyPrayers: {
      about: 'uma oração curta para cada dia (40 a 60 palavras), sem repetir assuntos',
      count: [daysOf(input), daysOf(input)],
    },
    duringPrayer: { about: 'oração para os momentos difíceis (60 a 100 palavras)' },
    closingPrayer: { about: 'oração para terminar (80 a 120 palavras)' },
    spiritualGuidance: {
      about: 'orientações espirituais e cuidados com o corpo (80 a 140 palavras)',
    },
  }),
  prompt: (input) => {
    const { kind, steering } = safeKind(input);
    const steer = steering ? STEERS[steering] : '';
    const notes = input.additionalNotes ? `\nObservações: ${input.additionalNotes}` : '';
    return {
      system: `${CHARTER}\n\nTarefa: escrever um plano de jejum e oração. O jejum não compra respostas de Deus. Nunca oriente jejum sem água; quem pedir, nas observações ou no motivo, um jejum sem nenhum alimento por mais de um dia, ou só com líquidos por mais de um, recebe um plano parcial e a explicação do porquê. Lembre de procurar um médico e de parar se passar mal.`,
      turns: [
        {
          role: 'user',
          content: `Plano de ${daysOf(input)} dia(s), jejum ${KINDS[kind] ?? kind}.${steer}\nMotivo: ${input.motivation}${notes}`,
        },
      ],
    };
  },
  fromLibrary: async (input) => {
    const { kind, steering } = safeKind(input);
    const found = findInLibrary('motive', FASTING_MOTIVES, input.motivation);
    const named = found.entry ? null : motiveNamed(input.motivation);
    // Any motive fits a plan that seeks God in general.
    const fitting = found.entry?.slug ?? named ?? 'geral';
    const motive = FASTING_MOTIVES.find(({ slug }) => slug === fitting);
    const length = FASTING_DURATIONS.find(({ duration }) => duration === input.duration);
    const how = FASTING_KINDS.find(({ type }) => type === kind);
    if (!motive || !length || !how) throw new Error('the library lacks a part of the plan');
    return {
      content: {
        title: length.title,
        introduction: length.introduction,
        motivation:
          found.fit === 'likely' || named
            ? withHeading('motive', motive.slug, motive.motivation)
            : motive.motivation,
        duration: length.arrangement,
        restrictions: steering ? `${INSTEAD[steering]}\n\n${how.restrictions}` : how.restrictions,
        presentationPrayer: motive.presentationPrayer,
        dailyPrayers: FASTING_DAYS.slice(0, daysOf(input)).map(
          ({ focus, prayer }) => `${focus}. ${prayer}`,
        ),
        duringPrayer: motive.duringPrayer,
        closingPrayer: length.closingPrayer,
        spiritualGuidance: how.guidance,
      },
      notices: [],
    };
  },
});

const INSTEAD: Readonly<Record<Steering, string>> = {
  steered: 'Em lugar do jejum que você escolheu, este plano segue o jejum parcial.',
  health:
    'Em lugar de deixar a comida, este plano deixa as telas: a saúde vem primeiro, e as refeições e os remédios continuam.',
};

const STEERS: Readonly<Record<Steering, string>> = {
  steered:
    ' O leitor pediu um jejum mais rigoroso do que é seguro nesse tempo: explique com gentileza por que o plano é parcial.',
  health:
    ' O leitor falou da idade, de gravidez, doença, remédio ou alimentação de quem vai jejuar: nenhuma refeição se deixa e nenhum remédio se suspende; explique com gentileza por que o plano deixa as telas em vez da comida, e mande conversar com o médico.',
};
