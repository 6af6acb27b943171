import { useTranslations } from "next-intl";

/** A plain link, because the page has to be loaded again. */
export function FailedPart({ href }: { href: string }) {
  const t = useTranslations("home");
  const actions = useTranslations("ui.actions");
  return (
    <p role="alert" className="flex items-center justify-between gap-3 px-4 py-3">
      {t("failed")}
      <a
        href={href}
        className="shrink-0 font-medium text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
      >
        {actions("tryAgain")}
      </a>
    </p>
  );
}
