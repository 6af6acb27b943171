"use client";
import { useTranslations } from "next-intl";
import type { AccountOrigin, FolderChoice } from "@/components/imports/import-data";
import { StartForm } from "@/components/imports/preview/start-form";
import { Section } from "@/components/ui/overlays/panel";

/** How much there is in an account is only known once it has been read. */
export function AccountPreview({ origin, folders }: { origin: AccountOrigin; folders: FolderChoice[] }) {
  const t = useTranslations("imports");
  return (
    <StartForm origin={origin} options={{}} title={origin.name} folders={folders} button={t("preview.startAny")}>
      <Section id="contents" title={t("preview.contents")}>
        <div className="flex flex-col gap-2 p-4">
          <p>{t(`preview.accounts.${origin.source}`)}</p>
          <p className="text-sm text-gray-11">{t("preview.accounts.people")}</p>
        </div>
      </Section>
    </StartForm>
  );
}
