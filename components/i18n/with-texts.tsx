"use client";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { MoreMessages } from "@/components/i18n/more-messages";
import { languageOf } from "@/lib/i18n/locale";
import type { PartTexts } from "@/lib/i18n/messages";

/** Loads a component together with its texts in the page's language. Every call answers with the same component. */
export function withTexts<Props extends object>(
  texts: PartTexts,
  load: () => Promise<React.ComponentType<Props>>,
): () => Promise<React.ComponentType<Props>> {
  let loading: Promise<React.ComponentType<Props>> | null = null;

  async function loadBoth() {
    const [first, Component] = await Promise.all([loadTexts(texts, document.documentElement.lang), load()]);
    return function WithTexts(props: Props) {
      return (
        <MoreMessages messages={useTexts(texts, first)}>
          <Component {...props} />
        </MoreMessages>
      );
    };
  }

  return () =>
    (loading ??= loadBoth().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

/** Follows the page when the reader chooses another language. */
function useTexts(texts: PartTexts, first: Awaited<ReturnType<typeof loadTexts>>) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    if (languageOf(locale) !== loaded.language) loadTexts(texts, locale).then(setLoaded, console.error);
  }, [texts, locale, loaded]);
  return loaded.messages;
}

async function loadTexts(texts: PartTexts, locale: string) {
  const language = languageOf(locale);
  return { language, ...(await texts[language]()) };
}
