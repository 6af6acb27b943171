import { useTranslations } from "next-intl";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { addressOfReport } from "@/components/reports/frame/search-params";

/** A plain link, because the page has to be loaded again. */
export function FailedReport({ frame: { section, search } }: { frame: ReportFrame }) {
  const t = useTranslations("reports");
  const actions = useTranslations("ui.actions");
  return (
    <p
      role="alert"
      className="flex items-center justify-between gap-3 rounded-md border border-gray-6 bg-surface px-4 py-3"
    >
      {t("failed")}
      <a
        href={addressOfReport(section, search)}
        className="shrink-0 font-medium text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center"
      >
        {actions("tryAgain")}
      </a>
    </p>
  );
}
