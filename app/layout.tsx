import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { getLocale } from "next-intl/server";
import { Localization } from "@/components/i18n/localization";
import { LazyToasts } from "@/components/ui/feedback/lazy-toasts";
import { directionOf, languageTag } from "@/lib/i18n/locale";
import { serializedMessages } from "@/lib/i18n/serialized";
import { TAB_TITLE } from "@/lib/tab-title";
import { THEME_COOKIE, themeIn } from "@/lib/theme";
import { BAR_COLORS } from "@/lib/web-app/colors";
import { iconAddress } from "@/lib/web-app/icon-files";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Boards", template: TAB_TITLE },
  robots: { index: false },
  manifest: "/manifest.webmanifest",
  icons: { apple: iconAddress("apple.png") },
};

export async function generateViewport(): Promise<Viewport> {
  const theme = await savedTheme();
  return {
    width: "device-width",
    initialScale: 1,
    viewportFit: "cover",
    // What is fixed at the bottom stands above the keyboard.
    interactiveWidget: "resizes-content",
    colorScheme: theme === "system" ? "light dark" : theme,
    themeColor: theme === "system" ? BAR_COLORS_BY_SCHEME : BAR_COLORS[theme],
  };
}

const BAR_COLORS_BY_SCHEME = (["light", "dark"] as const).map((scheme) => ({
  media: `(prefers-color-scheme: ${scheme})`,
  color: BAR_COLORS[scheme],
}));

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const locale = await getLocale();
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} data-theme={await savedTheme()}>
      <body className="font-sans antialiased">
        {/* The policy allows no style elements; what they would say is in globals.css. */}
        <CSPProvider disableStyleElements>
          <Localization
            locale={locale}
            direction={directionOf(locale)}
            messages={serializedMessages(locale, ["ui", "failure"])}
          >
            {children}
            <LazyToasts />
          </Localization>
        </CSPProvider>
      </body>
    </html>
  );
}

const savedTheme = async () => themeIn((await cookies()).get(THEME_COOKIE)?.value);
