import { useTranslations } from "next-intl";
import { FixedStorage } from "@/components/storage/fixed-storage";
import { MoveSection } from "@/components/storage/move-section";
import { StorageForm } from "@/components/storage/storage-form";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Section } from "@/components/ui/overlays/panel";
import { PageHeading } from "@/components/ui/pages/page";
import type { StorageJson } from "@/lib/storage/move/present";

export function StoragePage({ storage: { config, places, move } }: { storage: StorageJson }) {
  const t = useTranslations("storage");
  return (
    <>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <div className="flex flex-col gap-10">
        <Section id="new-files" title={t("files")} text={t("filesText")}>
          {config.is_defined ? <FixedStorage config={config} /> : <StorageForm config={config} />}
        </Section>
        <Section id="move" title={t("move.title")} text={t("move.text")}>
          <MoveSection places={places} move={move} />
        </Section>
      </div>
    </>
  );
}
