"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { FileSpreadsheet } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";

interface ImportFileProps {
  file: File | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Takes a file that is dropped or chosen. */
export function ImportFile({ file, isBusy, onChoose }: ImportFileProps) {
  const t = useTranslations("ideas.import");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onChoose(files[0]);

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={classNames(
        "flex flex-col items-center gap-2 rounded-md border border-dashed px-4 text-center",
        file ? "py-3 sm:flex-row sm:text-start" : "py-8",
        isOver ? "border-accent bg-accent-soft" : "border-gray-7 bg-gray-2",
      )}
    >
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-gray-11" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{file ? <bdi>{file.name}</bdi> : t("drop")}</p>
        {!file && <p className="text-sm text-gray-11">{t("limits")}</p>}
      </div>
      <Button size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        {file ? t("chooseAnother") : t("choose")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={t("file")}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </div>
  );
}
