/** Set by the language switch of the pages for signed-out people. */
export const LANGUAGE_COOKIE = "boards-language";
