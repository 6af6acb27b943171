const SATURDAY_AND_SUNDAY = [6, 0];

interface Week {
  weekend: number[];
}

interface WithWeek {
  getWeekInfo?: () => Week;
  /** As older browsers name it. */
  weekInfo?: Week;
}

/** The weekdays without work where the reader lives, from Sunday, which is 0. Not every browser knows them. */
export function weekendIn(locale: string): readonly number[] {
  const known: WithWeek = new Intl.Locale(locale);
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  return week?.weekend.map((day) => day % 7) ?? SATURDAY_AND_SUNDAY;
}
