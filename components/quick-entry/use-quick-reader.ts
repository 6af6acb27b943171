"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import type { QuickReader } from "@/components/quick-entry/quick-names";
import { useQuickLanguage } from "@/components/quick-entry/use-quick-language";

export function useQuickReader(): QuickReader {
  const language = useQuickLanguage();
  const colors = useTranslations("badges.colors");
  return useMemo(() => ({ language, colors }), [language, colors]);
}
