"use client";
import { useLocale, useTranslations } from "next-intl";
import { useInsertionEffect } from "react";
import type { Translate } from "@/lib/i18n/translate";

interface ReaderTexts {
  locale: string;
  errors: Translate<"ui.errors">;
  copying: Translate<"ui.copying">;
}

let current: ReaderTexts | null = null;

/**
 * The reader's language outside of components, in event handlers and stores: a browser has one reader. Never while
 * rendering, which the server does for many.
 */
export function readerTexts(): ReaderTexts {
  if (!current) throw new Error("Texts are needed before the page is shown.");
  return current;
}

export const errorTexts = () => readerTexts().errors;

export function setReaderTexts(texts: ReaderTexts): void {
  current = texts;
}

export function useErrorTexts() {
  const locale = useLocale();
  const errors = useTranslations("ui.errors");
  const copying = useTranslations("ui.copying");
  useInsertionEffect(() => setReaderTexts({ locale, errors, copying }), [locale, errors, copying]);
}
