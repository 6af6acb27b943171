import { type Language, PSEUDO } from "@/lib/i18n/languages";
import { firstTranslated, languageOf } from "@/lib/i18n/locale";
import type { Messages, Translation } from "@/lib/i18n/messages";
import ar from "@/messages/ar/failure.json";
import de from "@/messages/de/failure.json";
import en from "@/messages/en/failure.json";

const ALL: Readonly<Record<Language, Translation["failure"]>> = { en, de, ar };

/** In all languages, for the page without a server to choose one. Their texts differ from English, but not their keys. */
export function failureMessages(locale: string): Messages["failure"] {
  const language = languageOf(locale);
  return ALL[language === PSEUDO ? "en" : language] as Messages["failure"];
}

let chosen: string | null = null;

/** Of the page that failed, else the browser's. */
export const localeOfBrowser = (): string =>
  (chosen ??= firstTranslated([document.documentElement.lang, ...navigator.languages]));
