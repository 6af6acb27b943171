import { translatedLocale } from "@/lib/i18n/locale";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";

/** That of the reader of the screen that asks; empty for programs. */
export const screenLocale = ({ headers }: Request): string => translatedLocale(headers.get(SCREEN_LOCALE) ?? "") ?? "";
