import "server-only";
import type { LineRecord } from "@/lib/activity/load";
import { messagesIn } from "@/lib/i18n/catalogue";
import { firstTranslated, translatedLocale } from "@/lib/i18n/locale";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";

type Words = Pick<LineRecord, "action" | "column">;

/** A line's `action` and `column` in a reader's language. The words of imported events stay as they are. */
export function translatedWords({ action, column }: Words, locale: string): Words {
  const { actions, columns } = messagesIn(locale).apiWords;
  return { action: wordIn(actions, action), column: column && wordIn(columns, column) };
}

const wordIn = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, keyOf(stored)) ? words[keyOf(stored)] : undefined) ?? stored;

/** `title of stage` is `titleOfStage` in the catalogue, and `Due Date` is `dueDate`. */
const keyOf = (stored: string): string =>
  stored
    .split(" ")
    .map((word, at) => (at === 0 ? word.slice(0, 1).toLowerCase() : word.slice(0, 1).toUpperCase()) + word.slice(1))
    .join("");

/** The language in which the API answers a caller: that of their profile, else the site's. */
export async function localeOf({ locale }: CurrentUser): Promise<string> {
  const own = locale && translatedLocale(locale);
  return own || firstTranslated([(await readSiteSettings()).language]);
}
