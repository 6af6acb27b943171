"use client";
import { useLocale, useTranslations } from "next-intl";
import { useHydrated } from "@/components/ui/hooks/hydrated";
import { LANGUAGE_COOKIE } from "@/lib/i18n/language-cookie";
import { LANGUAGES } from "@/lib/i18n/languages";
import { languageOf } from "@/lib/i18n/locale";

export function LanguageSwitch() {
  const t = useTranslations("auth");
  const ready = useHydrated();
  const current = languageOf(useLocale());
  return (
    <nav aria-label={t("languageSwitch")}>
      <ul className="flex flex-wrap justify-center gap-x-4 text-sm">
        {Object.entries(LANGUAGES).map(([language, { name, direction }]) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              dir={direction}
              disabled={!ready}
              aria-current={language === current ? "true" : undefined}
              onClick={() => chooseLanguage(language)}
              className={LANGUAGE}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LANGUAGE =
  "min-h-8 rounded-[2px] text-gray-11 underline-offset-2 hover:text-gray-12 hover:underline " +
  "aria-[current]:text-gray-12 aria-[current]:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11";

const YEAR = 365 * 24 * 60 * 60;

/** With the region of the browser's setting, which dates and times follow. */
function chooseLanguage(language: string) {
  const locale = navigator.languages.find((each) => each.split("-")[0] === language) ?? language;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  location.reload();
}
