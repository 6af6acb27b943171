import "server-only";
import { translator } from "@/lib/i18n/catalogue";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { directionOf, languageTag } from "@/lib/i18n/locale";
import { readSiteSettings } from "@/lib/settings/site";
import { BAR_COLORS, START_COLOR } from "@/lib/web-app/colors";
import { iconAddress, type IconFile, ICONS } from "@/lib/web-app/icon-files";

/** How browsers install the site as an app. They ask for it without cookies, so it is in the browser's language. */
export async function manifestAnswer({ headers }: Request): Promise<Response> {
  const { title, description, language } = await readSiteSettings();
  const locale = guestLocale(headers, language);
  const t = translator(locale, "shell.topBar");
  const shortcut = (name: string, url: string) => ({ name, url, icons: [iconOf("192.png")] });
  const manifest = {
    id: "/",
    name: title,
    short_name: title,
    ...(description && { description }),
    lang: languageTag(locale),
    dir: directionOf(locale),
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: BAR_COLORS.light,
    background_color: START_COLOR,
    icons: [
      ...(["192.png", "512.png"] as const).map((file) => ({ ...iconOf(file), purpose: "any" })),
      ...(["maskable-192.png", "maskable-512.png"] as const).map((file) => ({ ...iconOf(file), purpose: "maskable" })),
    ],
    shortcuts: [shortcut(t("myTasks"), "/my-tasks"), shortcut(t("boards"), "/boards")],
  };
  return new Response(JSON.stringify(manifest), { headers: HEADERS });
}

const iconOf = (file: IconFile) => ({
  src: iconAddress(file),
  sizes: `${ICONS[file].size}x${ICONS[file].size}`,
  type: "image/png",
});

const HEADERS = {
  "Content-Type": "application/manifest+json; charset=utf-8",
  "Cache-Control": "no-cache",
  Vary: "Accept-Language",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
