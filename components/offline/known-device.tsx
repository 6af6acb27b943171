"use client";
import { useEffect } from "react";
import { useLocale } from "next-intl";
import { explainReload, reloadForOtherPerson } from "@/components/offline/other-person";
import { languageOf } from "@/lib/i18n/locale";

/** What prepares this device for times without a connection never delays the page. */
export function KnownDevice({ person }: { person: number }) {
  const language = languageOf(useLocale());
  useEffect(() => {
    explainReload();
    return reloadForOtherPerson();
  }, []);
  useEffect(() => {
    const begin = () =>
      void import("@/components/offline/begin").then((code) => code.begin(person, language)).catch(console.error);
    if (document.readyState === "complete") return begin();

    addEventListener("load", begin, { once: true });
    return () => removeEventListener("load", begin);
  }, [person, language]);
  return null;
}
