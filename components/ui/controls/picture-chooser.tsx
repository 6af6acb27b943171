"use client";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/controls/button";
import { usePictureUpload } from "@/components/ui/hooks/use-picture-upload";

interface PictureChooserProps {
  noun: "photo" | "logo";
  hasOne: boolean;
  hint: string;
  /** @param chosen the object URL of a file that is not saved yet */
  preview: (chosen: string | undefined) => React.ReactNode;
  onSave: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

const TYPES = "image/jpeg,image/png,image/gif,image/webp";

/** Previews the picture before it is saved. */
export function PictureChooser({ noun, hasOne, hint, preview, onSave, onRemove }: PictureChooserProps) {
  const t = useTranslations("ui.pictures");
  const actions = useTranslations("ui.actions");
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const { chosen, isBusy, problem, opener, choose, change } = usePictureUpload();
  const save = () => chosen && void change(() => onSave(chosen.file), t(`${noun}.saved`));
  const remove = () => void change(onRemove, t(`${noun}.removed`));

  return (
    <div className="flex items-center gap-4 border-b border-gray-6 p-4 max-sm:flex-wrap sm:p-5">
      {preview(chosen?.address)}
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          {chosen && (
            <Button kind="primary" size="small" busy={isBusy} onClick={save}>
              {t(`${noun}.save`)}
            </Button>
          )}
          <Button
            ref={opener}
            size="small"
            disabled={isBusy}
            aria-describedby={problem ? problemId : undefined}
            onClick={() => input.current?.click()}
          >
            {hasOne || chosen ? t("chooseAnother") : t(`${noun}.choose`)}
          </Button>
          {chosen && (
            <Button kind="quiet" size="small" disabled={isBusy} onClick={() => choose(null)}>
              {actions("cancel")}
            </Button>
          )}
          {!chosen && hasOne && (
            <Button kind="quiet" size="small" busy={isBusy} onClick={remove}>
              {actions("remove")}
            </Button>
          )}
        </div>
        <p
          id={problemId}
          role={problem ? "alert" : undefined}
          className={problem ? "text-sm text-red-text" : "text-sm text-gray-11"}
        >
          {problem || hint}
        </p>
      </div>
      <FileInput ref={input} label={t(`${noun}.name`)} onChoose={choose} />
    </div>
  );
}

interface FileInputProps {
  ref: React.Ref<HTMLInputElement>;
  label: string;
  onChoose: (file: File | null) => void;
}

const FileInput = ({ ref, label, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={TYPES}
    aria-label={label}
    tabIndex={-1}
    className="hidden"
    onChange={({ target }) => {
      onChoose(target.files?.[0] ?? null);
      // Choosing the same file again is a change then.
      target.value = "";
    }}
  />
);
