"use client";
import { useMemo } from "react";
import { useLocale, useMessages } from "next-intl";
import type { QuickLanguage } from "@/components/quick-entry/quick-words";

/** The words that the reader's language has for dates and priorities, which are patterns and not texts. */
export function useQuickLanguage(): QuickLanguage {
  const locale = useLocale();
  const { priorities, dates } = useMessages().quickEntry;
  return useMemo(() => ({ locale, priorities, dates }), [locale, priorities, dates]);
}
