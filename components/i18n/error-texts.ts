"use client";
import { useTranslations } from "next-intl";
import { useInsertionEffect } from "react";

type ErrorTexts = ReturnType<typeof useTranslations<"ui.errors">>;

let current: ErrorTexts | null = null;

/**
 * The texts for errors outside of components, in event handlers and stores: a browser has one reader. Never while
 * rendering, which the server does for many.
 */
export function errorTexts(): ErrorTexts {
  if (!current) throw new Error("Texts of errors are needed before the page is shown.");
  return current;
}

export function useErrorTexts() {
  const t = useTranslations("ui.errors");
  useInsertionEffect(() => {
    current = t;
  }, [t]);
}
