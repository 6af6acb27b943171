"use client";
import { useSyncExternalStore } from "react";
import { NextIntlClientProvider } from "next-intl";
import { failureMessages, localeOfBrowser } from "@/components/i18n/failure-messages";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/pages/error-screen";
import { DEFAULT_LOCALE, directionOf, languageTag } from "@/lib/i18n/locale";
import { inTab } from "@/lib/tab-title";
import "./globals.css";

/** Replaces the root layout, which failed, so it has its own, without the reader's settings. */
export default function GlobalErrorPage(props: ErrorScreenProps) {
  const known = useSyncExternalStore(never, localeOfBrowser, () => null);
  const locale = known ?? DEFAULT_LOCALE;
  const messages = failureMessages(locale);
  return (
    // Without a language on the server, from which the browser's would be read then.
    <html lang={known ? languageTag(known) : undefined} dir={directionOf(locale)}>
      <head>
        <title>{inTab(messages.tab)}</title>
      </head>
      <body className="font-sans antialiased">
        <NextIntlClientProvider locale={locale} messages={{ failure: messages }} timeZone="UTC">
          <ErrorScreen {...props} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

const never = () => () => undefined;
