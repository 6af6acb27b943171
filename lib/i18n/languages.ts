/** The languages that have a folder in `messages/`, by the name that their speakers use. `locales` are offered as choices. */
export const LANGUAGES = {
  en: {
    name: "English",
    direction: "ltr",
    locales: ["en_US", "en_GB", "en_AU", "en_CA", "en_IE", "en_IN", "en_NZ", "en_ZA"],
  },
  de: { name: "Deutsch", direction: "ltr", locales: ["de_DE", "de_AT", "de_CH"] },
  ar: {
    name: "العربية",
    direction: "rtl",
    locales: ["ar", "ar_AE", "ar_DZ", "ar_EG", "ar_IQ", "ar_JO", "ar_KW", "ar_LB", "ar_MA", "ar_QA", "ar_SA", "ar_TN"],
  },
} as const;
export type Language = keyof typeof LANGUAGES;

/** English with accents and longer words, for tests. */
export const PSEUDO = "en-XA";

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
