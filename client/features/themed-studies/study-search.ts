/** The section and the day that an address opens. */
export type StudySearch = { tab?: string; day?: number; gift?: string };

export function studySearch({ tab, day, gift }: Record<string, unknown>): StudySearch {
  return {
    ...(typeof tab === 'string' && tab.length <= 20 ? { tab } : {}),
    ...(typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 50 ? { day } : {}),
    ...(typeof gift === 'string' && /^[a-z-]{2,40}$/.test(gift) ? { gift } : {}),
  };
}
