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
    const latest = { current: first };
    return function WithTexts(props: Props) {
      return (
        <MoreMessages messages={useTexts(texts, latest)}>
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

type Loaded = Awaited<ReturnType<typeof loadTexts>>;

/** Follows the page when the reader chooses another language. The part may be mounted again, then with the latest texts. */
function useTexts(texts: PartTexts, latest: { current: Loaded }) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState(latest.current);
  useEffect(() => {
    if (languageOf(locale) === loaded.language) return;
    const keep = (other: Loaded) => setLoaded((latest.current = other));
    loadTexts(texts, locale).then(keep, console.error);
  }, [texts, locale, loaded, latest]);
  return loaded.messages;
}

async function loadTexts(texts: PartTexts, locale: string) {
  const language = languageOf(locale);
  return { language, ...(await texts[language]()) };
}
