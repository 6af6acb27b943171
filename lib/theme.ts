export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A cookie, so that the server renders the page in the right colours at once. */
export const THEME_COOKIE = "boards-theme";

export const themeIn = (text: string | undefined): Theme => THEMES.find((theme) => theme === text) ?? "system";
