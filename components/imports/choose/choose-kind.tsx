"use client";
import { useTranslations } from "next-intl";
import { FILE_SOURCES, type FileSource } from "@/components/imports/import-data";
import { Button } from "@/components/ui/controls/button";

/** For JSON that does not say where it comes from. */
export function ChooseKind({ onChoose }: { onChoose: (source: FileSource) => void }) {
  const t = useTranslations("imports");
  return (
    <fieldset className="rounded-md border border-gray-6 bg-surface px-4 pt-1 pb-4">
      <legend className="px-1 font-medium">{t("file.kind")}</legend>
      <p className="mb-3 text-sm text-gray-11">{t("file.kindText")}</p>
      <div className="flex flex-wrap gap-2">
        {FILE_SOURCES.filter((source) => source !== "csv").map((source) => (
          <Button key={source} onClick={() => onChoose(source)}>
            {t(`sources.${source}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
