import * as z from 'zod';
import {
  type FlagSetting,
  type NumberSetting,
  type SettingDefinitions,
  type SettingName,
  SYSTEM_SETTINGS,
  type TextSetting,
} from '#shared/system-settings.ts';
import type { Env } from '../../env.ts';

/** The settings within the budgets of the environment: whoever pays for the model decides the most. */
export function definitionsWithin({ modelLimits }: Pick<Env, 'modelLimits'>): SettingDefinitions {
  const upTo = (most: number) => ({ initial: most, most });
  const { aiMemberDailyTokens, aiSiteDailyTokens } = SYSTEM_SETTINGS;
  return {
    ...SYSTEM_SETTINGS,
    aiMemberDailyTokens: { ...aiMemberDailyTokens, ...upTo(modelLimits.memberDailyTokens) },
    aiSiteDailyTokens: { ...aiSiteDailyTokens, ...upTo(modelLimits.siteDailyTokens) },
  };
}

/** Reads stored values; what is missing or of an older form counts as the default. */
export function storedValues(definitions: SettingDefinitions) {
  return z.object({
    landingNotice: text(definitions.landingNotice),
    memberNotice: text(definitions.memberNotice),
    warningBanner: text(definitions.warningBanner),
    aiEnabled: flag(definitions.aiEnabled),
    aiChecksAnswers: flag(definitions.aiChecksAnswers),
    aiMemberDailyTokens: number(definitions.aiMemberDailyTokens),
    aiSiteDailyTokens: number(definitions.aiSiteDailyTokens),
    inputPrice: number(definitions.inputPrice),
    outputPrice: number(definitions.outputPrice),
    pdfMegabytes: number(definitions.pdfMegabytes),
    imageMegabytes: number(definitions.imageMegabytes),
    visitRetentionDays: number(definitions.visitRetentionDays),
    staffNeedsSecondFactor: flag(definitions.staffNeedsSecondFactor),
  } satisfies Record<SettingName, z.ZodType>);
}

const text = ({ initial, longest }: TextSetting) => z.string().max(longest).catch(initial);

const flag = ({ initial }: FlagSetting) => z.boolean().catch(initial);

/** A bound that has moved since, such as a smaller budget of the environment, holds at once. */
const number = ({ initial, least, most }: NumberSetting) =>
  z
    .number()
    .transform((value) => Math.min(Math.max(value, least), most))
    .catch(initial);
