/** The languages that have a folder in `messages/`, by the name that their speakers use. */
export const LANGUAGES = {
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
} as const;
export type Language = keyof typeof LANGUAGES;

/** English with accents and longer words, for tests. */
export const PSEUDO = "en-XA";

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
