"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { FolderChoice, ImportOptions, Origin, PreviewJson } from "@/components/imports/import-data";
import { Contents } from "@/components/imports/preview/contents";
import { PreviewNotes } from "@/components/imports/notes";
import { PreviewPeople } from "@/components/imports/preview/preview-people";
import { useStart } from "@/components/imports/preview/use-preview";
import { Button } from "@/components/ui/controls/button";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Panel } from "@/components/ui/overlays/panel";

interface PreviewFormProps {
  origin: Origin;
  preview: PreviewJson;
  folders: FolderChoice[];
  options: ImportOptions;
  onOptions: (options: ImportOptions) => void;
  isReading: boolean;
}

const NONE = "";

export function PreviewForm({ origin, preview, folders, options, isReading }: PreviewFormProps) {
  const t = useTranslations("imports");
  const [title, setTitle] = useState<string | null>(null);
  const [folder, setFolder] = useState(NONE);
  const { isStarting, problem, start } = useStart(origin, options);
  const shown = title ?? preview.title;

  function submit(event: React.FormEvent) {
    event.preventDefault();
    start({ title: shown.trim() || preview.title, folder_id: folder === NONE ? null : Number(folder) });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <Panel className="grid gap-4 p-4 sm:grid-cols-2">
        <TextField
          name="title"
          label={t("preview.title")}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => setTitle(target.value)}
        />
        {folders.length > 0 && (
          <SelectField
            name="folder_id"
            label={t("preview.folder")}
            value={folder}
            choices={[
              { value: NONE, label: t("preview.noFolder") },
              ...folders.map(({ id, title: name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => setFolder(target.value)}
          />
        )}
      </Panel>
      <Contents preview={preview} />
      <PreviewPeople people={preview.people} />
      <PreviewNotes notes={preview.notes} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className="flex justify-end">
        <Button type="submit" kind="primary" busy={isStarting || isReading}>
          {t("preview.start", { count: preview.tasks })}
        </Button>
      </div>
    </form>
  );
}
