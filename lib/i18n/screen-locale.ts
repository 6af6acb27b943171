/** The request header in which screens name the locale of their reader. */
export const SCREEN_LOCALE = "x-boards-locale";
