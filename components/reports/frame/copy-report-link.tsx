"use client";
import { useTranslations } from "next-intl";
import { Link2 } from "lucide-react";
import { lastingAddressOf, type ReportSearch, type SectionName } from "@/components/reports/frame/search-params";
import { Button } from "@/components/ui/controls/button";
import { copyText } from "@/components/ui/controls/copy-field";
import { toast } from "@/components/ui/feedback/toasts";

interface CopyReportLinkProps {
  section: SectionName;
  search: ReportSearch;
}

/** Of the same days, whenever it is opened. */
export function CopyReportLink({ section, search }: CopyReportLinkProps) {
  const t = useTranslations("reports.actions");

  async function copy() {
    const link = new URL(lastingAddressOf(section, search), location.origin).href;
    if (await copyText(link)) toast(t("copied"));
    else toast(t("copyFailed", { link }), "error");
  }

  return (
    <Button size="small" onClick={copy} disabled={search.refusal !== null}>
      <Link2 aria-hidden className="size-4" strokeWidth={1.5} />
      {t("copyLink")}
    </Button>
  );
}
