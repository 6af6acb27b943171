import { dateIn } from "@/components/quick-entry/quick-dates";
import { alternativesIn, languagesFor, type QuickLanguage } from "@/components/quick-entry/quick-words";
import type { DateAndTime } from "@/lib/dates/dates-on-screen";

/** A text that is nothing but a date: "fri", "12/24 5pm", "in 3 days". Null if it is anything else. */
export function typedDate(text: string, language: QuickLanguage, today: string): DateAndTime | null {
  const typed = text.trim();
  for (const known of languagesFor(language)) {
    for (const phrase of [typed, afterPreposition(typed, known)]) {
      const found = dateIn(phrase, { languages: [known], today, isMeant: () => true, isWhole: true });
      if (found && found.start === 0 && found.end === phrase.length) return found.value;
    }
  }
  return null;
}

/** Short names of weekdays, and days without a year, are dates only after a preposition. */
const afterPreposition = (text: string, { dates }: QuickLanguage): string =>
  `${alternativesIn(dates.before)[0] ?? ""} ${text}`;
