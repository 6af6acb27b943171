"use client";
import { useMemo } from "react";
import { useLocale, useMessages, useTranslations } from "next-intl";
import type { QuickReader } from "@/components/quick-entry/quick-names";

/** Words for dates and priorities are read as patterns, not as texts. */
export function useQuickReader(): QuickReader {
  const locale = useLocale();
  const { priorities, dates } = useMessages().quickEntry;
  const colors = useTranslations("badges.colors");
  return useMemo(() => ({ language: { locale, priorities, dates }, colors }), [locale, priorities, dates, colors]);
}
