"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { useQuery } from "@tanstack/react-query";
import { type BoardJson, boardPath, readBoard } from "@/components/board-store/board-data";
import { reportTaskCreated } from "@/components/commands/created-tasks";
import { type OfferedBoard, useOffered } from "@/components/commands/offers";
import { openPlace } from "@/components/notifications/place-of";
import { findStartBoard, lastUsed, rememberUsed } from "@/components/quick-create/boards";
import { partFlags, type TaskPart } from "@/components/templates/tasks/template-tasks";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { newId } from "@/components/board-store/edits/local-ids";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import { api } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";

/** The chosen board and its stage: those of the open board, otherwise those that were used last. */
export function useTarget(personId: number) {
  const offered = useOffered();
  const open = (offered.board ?? offered.task)?.board;
  const [chosenId, chooseBoard] = useState(() => (open?.abilities.edit ? open.id : null));
  const [stageIds, setStageIds] = useState(() => lastUsed(personId).stageIds);
  const { data, error, refetch } = useQuery({
    queryKey: ["board to create on", chosenId],
    queryFn: () => (chosenId === null ? findStartBoard(personId) : readBoard(chosenId)),
    networkMode: "always",
    retry: false,
    staleTime: Infinity,
  });
  const board = data ?? null;
  const stages = board?.stages.filter(({ archived_at }) => archived_at === null) ?? [];
  const stage = stages.find(({ id }) => board && id === stageIds[board.id]) ?? stages[0] ?? null;

  return {
    ...{ board, stages, stage, chooseBoard },
    hasNone: data === null,
    problem: error,
    retry: () => void refetch(),
    chooseStage: (stageId: number) => board && setStageIds({ ...stageIds, [board.id]: stageId }),
    /** The board on the screen, whose store shows the task at once. */
    shown: offered.board && offered.board.board.id === board?.id ? offered.board : null,
  };
}

export type Target = ReturnType<typeof useTarget>;

export interface NewTask {
  title: string;
  extras: NewTaskExtras;
  /** The id of a task, and what is copied from it. */
  template?: { id: number; parts: ReadonlySet<TaskPart> };
}

/** @returns a function that creates a task and says so */
export function useCreateTask(personId: number, onOpen: () => void) {
  const t = useTranslations("quickCreate");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRequestKey();

  async function create({ board, stage, shown }: Target, task: NewTask, opens: boolean): Promise<boolean> {
    if (!board || !stage || isBusy) return false;
    const message = shown?.filters.hideNewTasks ? "createdHidden" : "created";
    setBusy(true);
    setProblem("");
    try {
      const id = await send(board, stage.id, task, shown, keyOf);
      reportTaskCreated();
      rememberUsed(personId, { boardId: board.id, stageIds: { ...lastUsed(personId).stageIds, [board.id]: stage.id } });
      const open = () => openPlace({ boardId: board.id, taskId: id, commentId: null }, board.title);
      if (opens) {
        onOpen();
        open();
      } else toast(t(message, { title: task.title }), "done", { action: { label: t("open"), onPress: open } });
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { create, problem, isBusy };
}

async function send(
  { id: boardId }: BoardJson,
  stageId: number,
  { title, extras, template }: NewTask,
  shown: OfferedBoard | null,
  keyOf: (body: string) => string,
): Promise<number> {
  if (template) {
    const path = `${boardPath(boardId)}/tasks/${template.id}/task-create-from-template`;
    return post(path, { title, board_id: boardId, stage_id: stageId, ...partFlags(template.parts) }, keyOf);
  }
  if (shown) {
    const id = newId();
    const edit = { kind: "create-task" as const, id, stageId, title, at: "end" as const, extras, optimistic: {} };
    const { task } = await shown.saving.saveAsync(edit);
    return task?.id ?? id;
  }
  const body = { task: { title, board_id: boardId, stage_id: stageId, ...extras } };
  return post(`${boardPath(boardId)}/tasks`, body, keyOf);
}

async function post(path: string, body: Parameters<typeof api>[2], keyOf: (body: string) => string): Promise<number> {
  const { task } = await api<{ task: TaskJson }>("POST", path, body, keyOf(JSON.stringify([path, body])));
  return task.id;
}

/** The same request keeps its key when it is tried again, so that a lost answer doesn't create the task twice. */
function useRequestKey() {
  const last = useRef({ body: "", key: "" });
  return (body: string) => {
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}
