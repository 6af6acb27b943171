"use client";
import { useEffect, useState } from "react";
import { useTranslations } from "next-intl";
import type { ArchiveProps } from "@/components/archive/archived-items-dialog";
import { ArchivedTaskPanel } from "@/components/archive/archived-task-panel";
import { NothingArchived } from "@/components/archive/archive-parts";
import { useArchivedTasks } from "@/components/archive/use-archived-tasks";
import { controlStyle } from "@/components/ui/controls/field";

export function ArchivedTasks(props: ArchiveProps) {
  const t = useTranslations("archive");
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const actionTexts = useTranslations("ui.actions");
  const archive = useArchivedTasks(props.board, search);
  const isEmpty = archive.tasks?.length === 0 && search === "" && typed === "";

  return (
    <ArchivedTaskPanel {...props} archive={archive} isSearch={!isEmpty} listStyle="-mx-5 max-h-[45dvh]">
      {isEmpty ? (
        <div data-list-start="" tabIndex={-1} className="outline-none">
          <NothingArchived title={t("tasks.empty")}>{t("tasks.emptyText")}</NothingArchived>
        </div>
      ) : (
        <input
          type="search"
          data-list-start=""
          aria-label={t("tasks.search")}
          placeholder={actionTexts("search")}
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={controlStyle}
        />
      )}
    </ArchivedTaskPanel>
  );
}

const PAUSE = 250;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), PAUSE);
    return () => clearTimeout(pause);
  }, [value]);
  return debounced;
}
