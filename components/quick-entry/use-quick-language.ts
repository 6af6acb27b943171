"use client";
import { useMemo } from "react";
import { useLocale, useMessages } from "next-intl";
import type { QuickLanguage } from "@/components/quick-entry/quick-words";

/** Words for dates and priorities are read as patterns, not as texts. */
export function useQuickLanguage(): QuickLanguage {
  const locale = useLocale();
  const { priorities, dates } = useMessages().quickEntry;
  return useMemo(() => ({ locale, priorities, dates }), [locale, priorities, dates]);
}
