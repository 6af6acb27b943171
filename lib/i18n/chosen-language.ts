/** In the address of a page: `/login?lang=de`. */
export const LANGUAGE_PARAMETER = "lang";
/** Remembers that choice. */
export const LANGUAGE_COOKIE = "boards-language";
/** The request header that hands the choice to Next. */
export const CHOSEN_LOCALE = "x-boards-chosen-locale";
