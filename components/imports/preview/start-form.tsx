"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { FolderChoice, ImportOptions, Origin } from "@/components/imports/import-data";
import { useStart } from "@/components/imports/preview/use-start";
import { Button } from "@/components/ui/controls/button";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Panel } from "@/components/ui/overlays/panel";

interface StartFormProps {
  origin: Origin;
  options: ImportOptions;
  /** Proposed; null if the boards keep theirs. */
  title: string | null;
  folders: FolderChoice[];
  button: string;
  /** That gets the tasks, instead of a new one. */
  boardId?: number | null;
  isReading?: boolean;
  /** Why it can't start yet. */
  obstacle?: string | undefined;
  /** Above the title. */
  before?: React.ReactNode;
  children: React.ReactNode;
}

const NONE = "";

/** Where the board goes, what it is called, and what comes; the button writes. */
export function StartForm({ origin, options, title, folders, boardId = null, ...shown }: StartFormProps) {
  const t = useTranslations("imports.preview");
  const [typed, type] = useState<string | null>(null);
  const [folder, setFolder] = useState(NONE);
  const { isStarting, problem, start, refuse } = useStart(origin, options);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (shown.obstacle) return refuse(shown.obstacle);
    start({
      title: title === null ? "" : typed?.trim() || title,
      folder_id: folder === NONE ? null : Number(folder),
      board_id: boardId,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {shown.before}
      {(title !== null || folders.length > 0) && (
        <Panel className="grid gap-4 p-4 sm:grid-cols-2">
          {title !== null && (
            <TextField
              name="title"
              label={t("title")}
              maxLength={TITLE_LENGTH}
              autoComplete="off"
              value={typed ?? title}
              onChange={({ target }) => type(target.value)}
            />
          )}
          {folders.length > 0 && <FolderField folders={folders} value={folder} onChange={setFolder} />}
        </Panel>
      )}
      {shown.children}
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button
        type="submit"
        kind="primary"
        busy={isStarting || shown.isReading}
        className="self-end max-sm:self-stretch"
      >
        {shown.button}
      </Button>
    </form>
  );
}

interface FolderFieldProps {
  folders: FolderChoice[];
  value: string;
  onChange: (value: string) => void;
}

function FolderField({ folders, value, onChange }: FolderFieldProps) {
  const t = useTranslations("imports.preview");
  return (
    <SelectField
      name="folder_id"
      label={t("folder")}
      value={value}
      choices={[
        { value: NONE, label: t("noFolder") },
        ...folders.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
