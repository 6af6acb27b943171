import { isLanguage, type Language, LANGUAGES, PSEUDO } from "@/lib/i18n/languages";

export const DEFAULT_LOCALE = "en-US";

/**
 * The BCP 47 tag (`de-AT`) for a locale in WordPress's spelling (`de_AT`) or a browser's, if there is a translation.
 * Arabic is written with Latin digits, which identifiers and file sizes have as well.
 */
export function translatedLocale(locale: string): string | null {
  const tag = locale.replaceAll("_", "-");
  const [language = ""] = tag.toLowerCase().split("-");
  if (!isLanguage(language) || !isTag(tag)) return null;
  if (tag === PSEUDO) return PSEUDO;

  const { region } = new Intl.Locale(tag);
  return `${language}${region ? `-${region}` : ""}${language === "ar" ? "-u-nu-latn" : ""}`;
}

/** The first of these locales that has a translation, else English. */
export const firstTranslated = (locales: readonly (string | null | undefined)[]): string =>
  locales.map((each) => each && translatedLocale(each)).find((tag) => typeof tag === "string" && tag !== "") ||
  DEFAULT_LOCALE;

/** The catalogue for a locale of `translatedLocale`. */
export function languageOf(locale: string): Language | typeof PSEUDO {
  if (locale === PSEUDO) return PSEUDO;
  const [language = ""] = locale.split("-");
  return isLanguage(language) ? language : "en";
}

/** For `lang` attributes: without what only concerns digits. */
export const languageTag = (locale: string): string => locale.replace(/-u-.*/, "");

/** The locale of a page in WordPress's spelling, as accounts have it. */
export const wordPressLocale = (locale: string): string => languageTag(locale).replaceAll("-", "_");

export function directionOf(locale: string): "ltr" | "rtl" {
  const language = languageOf(locale);
  return language === PSEUDO ? "ltr" : LANGUAGES[language].direction;
}

/** Accepts any language tag in WordPress's spelling that fits its column: `de`, `en_US`, `de_DE_formal`. */
export const isLocale = (locale: string): boolean => LOCALE.test(locale) && isTag(locale.replaceAll("_", "-"));

const LOCALE = /^(?=.{2,20}$)[a-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*$/;

function isTag(tag: string): boolean {
  try {
    new Intl.Locale(tag);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
