"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/chosen-language";
import { LANGUAGES } from "@/lib/i18n/languages";
import { languageOf } from "@/lib/i18n/locale";

/** The same page in other languages. Links, because they also work without script. */
export function LanguageSwitch({ origin, label }: { origin: string; label: string }) {
  const current = languageOf(useLocale());
  const addressIn = useAddresses();
  return (
    <nav aria-label={label}>
      <link rel="alternate" hrefLang="x-default" href={origin + addressIn(null)} />
      <ul className="flex flex-wrap justify-center gap-x-4 text-sm">
        {Object.entries(LANGUAGES).map(([language, { name, direction }]) => (
          <li key={language}>
            <link rel="alternate" hrefLang={language} href={origin + addressIn(language)} />
            {/* Not next/link: another language is another document. */}
            <a
              href={addressIn(language)}
              hrefLang={language}
              lang={language}
              dir={direction}
              aria-current={language === current ? "true" : undefined}
              className={LANGUAGE}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LANGUAGE =
  "flex min-h-8 items-center justify-center rounded-[2px] text-gray-11 underline-offset-2 hover:text-gray-12 hover:underline " +
  "aria-[current]:text-gray-12 aria-[current]:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** The address of this page in a language, or without one. */
function useAddresses() {
  const path = usePathname();
  const parameters = [...useSearchParams()].filter(([name]) => name !== LANGUAGE_PARAMETER);
  return (language: string | null) => {
    const query = new URLSearchParams(language ? [...parameters, [LANGUAGE_PARAMETER, language]] : parameters);
    return query.size > 0 ? `${path}?${query}` : path;
  };
}
