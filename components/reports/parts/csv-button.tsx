"use client";
import { useTranslations } from "next-intl";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { csvOf } from "@/lib/text/csv";
import { downloadedName } from "@/lib/text/file-name";

interface CsvButtonProps {
  /** What the figures are, also the name of the file. */
  title: string;
  /** Part of the file's name. */
  days: { first: string; last: string };
  rows: readonly (readonly string[])[];
}

export function CsvButton({ title, days: { first, last }, rows }: CsvButtonProps) {
  const t = useTranslations("reports.csv");
  const name = downloadedName(title, first === last ? first : `${first} ${last}`, "csv");
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t("download", { title })}
      onClick={() => saveAsFile(csvOf(rows), name)}
      className="-my-1.5 -me-1.5 pointer-coarse:-my-2.5 print:hidden"
    >
      <Download aria-hidden className="size-4" strokeWidth={1.5} />
      {t("short")}
    </Button>
  );
}

function saveAsFile(text: string, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
