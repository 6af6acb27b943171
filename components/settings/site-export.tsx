"use client";
import { useTranslations } from "next-intl";
import { Download } from "lucide-react";
import { useDownload } from "@/components/files/use-download";
import { Button } from "@/components/ui/controls/button";
import { CopyField } from "@/components/ui/controls/copy-field";
import { TextLink } from "@/components/ui/controls/text-link";
import { Alert } from "@/components/ui/feedback/alert";
import { Section } from "@/components/ui/overlays/panel";

const COMMAND = "npm run boards -- export-site site.zip";

/** The whole site as one file. */
export function SiteExport() {
  const t = useTranslations("exports");
  const { isAsking, isStarted, problem, start } = useDownload();
  return (
    <Section id="export" title={t("site.title")} text={t("site.text")}>
      <div className="flex flex-col gap-4 p-4">
        <p>
          {t("site.holds")}{" "}
          {t.rich("site.import", { link: (chunks) => <TextLink href="/boards/import">{chunks}</TextLink> })}
        </p>
        {problem && (
          <Alert kind="error" title={t("failed")}>
            {problem}
          </Alert>
        )}
        {isStarted && <Alert kind="info">{t("site.started")}</Alert>}
        <Button
          kind="primary"
          busy={isAsking}
          onClick={() => start([["action", "boards_export_site"]])}
          className="self-start"
        >
          <Download aria-hidden className="size-4" strokeWidth={1.5} />
          {t("site.export")}
        </Button>
        <CopyField label={t("site.command")} value={COMMAND} />
      </div>
    </Section>
  );
}
