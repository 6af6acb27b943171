"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { canCreate } from "@/components/quick-entry/pasted-tasks";
import { namesOnBoard, type QuickReader } from "@/components/quick-entry/quick-names";
import { useExtrasFromFilters } from "@/components/board/views/new-task-extras";
import { mergedExtras } from "@/components/filters/new-task";
import type { ComposerPlace } from "@/components/board/composer/use-composer";
import { newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { type ClockOnScreen, dayIn } from "@/lib/dates/dates-on-screen";
import type { StageJson } from "@/lib/stages/present";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import { newTaskPreview } from "@/components/board/composer/new-task-preview";
import { extrasOf } from "@/components/quick-entry/extras-of";
import { type Part, readQuickEntry, titlesIn } from "@/components/quick-entry/quick-entry";

export interface NewTaskOptions {
  board: BoardJson;
  stage: StageJson;
  at: ComposerPlace;
  /** What each new task has, besides what its title says. */
  common?: NewTaskExtras;
  clock: ClockOnScreen;
  reader: QuickReader;
  save: Save["save"];
  onAdded: () => void;
}

/** The draft of a new task: its title with what is recognized in it, and pasted lines that wait for confirmation. */
export function useNewTask(options: NewTaskOptions) {
  const { board, at, clock, reader, onAdded } = options;
  const all = { ...options, fromFilters: useExtrasFromFilters() };
  const t = useTranslations("board.newTask");
  const { title, clear, ...draft } = useTitleDraft(board, clock, reader);
  const [pasted, setPasted] = useState<string[]>([]);
  const [announcement, announce] = useState("");

  function add() {
    if (title === "") return;
    createTask(all, title, extrasOf(draft.parts, clock.timeZone));
    finish(title);
  }

  function finish(name: string) {
    clear();
    announce(t("created", { title: name }));
    onAdded();
  }

  function addPasted() {
    if (!canCreate(pasted)) return;
    // At the start each new task comes before the previous one.
    for (const name of at === "start" ? pasted.toReversed() : pasted) createTask(all, name, {});
    setPasted([]);
    announce(t("createdMany", { count: pasted.length }));
    onAdded();
  }

  return {
    ...{ ...draft, title, add, finish, pasted, addPasted, announcement },
    /** @returns whether the lines wait for confirmation */
    paste: (lines: string) => titlesIn(lines).length > 1 && (setPasted(titlesIn(lines)), true),
    forgetPasted: () => setPasted([]),
  };
}

function useTitleDraft(board: BoardJson, { now, timeZone }: ClockOnScreen, reader: QuickReader) {
  const [text, setText] = useState("");
  const [plain, setPlain] = useState<string[]>([]);
  const { title, parts } = readQuickEntry(text, namesOnBoard(board, dayIn(now, timeZone), reader), plain);
  return {
    text,
    setText,
    title,
    parts,
    keepInTitle: (part: Part) => setPlain([...plain, part.text]),
    clear() {
      setText("");
      setPlain([]);
    },
  };
}

type CreateOptions = NewTaskOptions & { fromFilters: NewTaskExtras };

function createTask(
  { board, stage, at, common, save, fromFilters }: CreateOptions,
  title: string,
  typed: NewTaskExtras,
) {
  const id = newId();
  const extras = withCommon(common, mergedExtras(fromFilters, typed));
  const optimistic = newTaskPreview(id, extras, board);
  save({ kind: "create-task", id, stageId: stage.id, title, at, extras, optimistic });
}

/** The filters and the title may name further people and labels, or another date and priority. */
const withCommon = (common: NewTaskExtras = {}, named: NewTaskExtras): NewTaskExtras => ({
  ...mergedExtras(common, named),
  ...(common.assignees && { assignees: [...new Set([...common.assignees, ...(named.assignees ?? [])])] }),
});
