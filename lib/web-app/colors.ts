/** The browser's own bars continue the top bar: `--surface` in `app/globals.css`, which only CSS can read. */
export const BAR_COLORS = { light: "#ffffff", dark: "#13151a" } as const;

/** Behind the icon while the installed app starts: `--gray-1`. */
export const START_COLOR = "#fafbfc";
