import { capitalized } from "@/lib/dates/relative";
import { LANGUAGES } from "@/lib/i18n/languages";
import { isLocale } from "@/lib/i18n/locale";

/** The translated languages, in WordPress's spelling. A saved locale that is not among them is added to the choices. */
export function localeChoices(saved: string | null): { value: string; label: string }[] {
  const known = Object.values(LANGUAGES).flatMap(({ locales }): readonly string[] => locales);
  return [...new Set([...known, ...(saved ? [saved] : [])])].map((value) => ({ value, label: localeName(value) }));
}

/** In the language itself: "Deutsch (Österreich)". */
export function localeName(locale: string): string {
  if (!isLocale(locale)) return locale;

  const tag = locale.replaceAll("_", "-");
  const names = new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" });
  return capitalized(names.of(tag) ?? locale, tag);
}
