"use client";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import type { QuickEditRequest } from "@/components/board/quick-edit/quick-property";
import { errorTexts } from "@/components/i18n/error-texts";
import { withTexts } from "@/components/i18n/with-texts";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { quickEditTexts } from "@/generated/messages/parts/quickEdit";
import { ApiError } from "@/lib/api";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** The board of the edited task, and what the popover needs besides. */
export interface QuickEditContext {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saving: Save;
}

export type QuickEdit = (request: QuickEditRequest) => void;

const loadPopover = withTexts(quickEditTexts, () =>
  import("@/components/board/quick-edit/quick-edit-popover").then((file) => file.QuickEditPopover),
);

interface Opened {
  Popover: Awaited<ReturnType<typeof loadPopover>>;
  request: QuickEditRequest;
  /** As it was when the popover opened. */
  task: StoredTask;
  /** Each request has a popover of its own. */
  key: number;
  isOpen: boolean;
}

/** One popover that edits a property of a task where the task is shown. `edit` stays the same function. */
export function useQuickEdit({ tasks, ...context }: QuickEditContext & Pick<RequestOptions, "tasks">): {
  edit: QuickEdit;
  element: React.ReactNode;
} {
  const { edit, opened } = useQuickEditRequests({ tasks });
  useWhenTaken(context.mayEdit, () => opened?.popover.onClose());
  return { edit, element: opened && <opened.Popover key={opened.key} {...opened.popover} {...context} /> };
}

interface RequestOptions {
  tasks: LoadedTasks["tasks"];
  /** What has to be there before the popover opens. A failure is shown. */
  prepare?: (task: StoredTask) => Promise<unknown>;
}

/** The popover that was opened last, without the board of its task. */
export function useQuickEditRequests({ tasks: tasksNow, prepare }: RequestOptions) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const latest = useLatest({ tasks: tasksNow, prepare });
  useEffect(preloadOnFocus, []);

  const edit = useCallback(
    async (request: QuickEditRequest) => {
      const taskNow = () => latest.current.tasks[request.taskId];
      try {
        const requested = taskNow();
        const [Popover] = await Promise.all([loadPopover(), requested && latest.current.prepare?.(requested)]);
        const task = taskNow();
        if (!task) return request.onClose?.();
        setOpened((before) => ({ Popover, request, task, key: (before?.key ?? 0) + 1, isOpen: true }));
      } catch (error) {
        request.onClose?.();
        toast(messageOf(error), "error");
      }
    },
    [latest],
  );

  function close() {
    if (!opened?.isOpen) return;
    setOpened({ ...opened, isOpen: false });
    opened.request.onClose?.();
  }

  return { edit, opened: opened && shownPopover(opened, tasksNow, edit, close) };
}

const shownPopover = (
  { Popover, request, task, key, isOpen }: Opened,
  tasks: LoadedTasks["tasks"],
  edit: (request: QuickEditRequest) => Promise<void>,
  onClose: () => void,
) => ({
  Popover,
  key,
  popover: {
    ...{ request, isOpen, onClose },
    task: tasks[request.taskId] ?? null,
    last: task,
    onRefused: (again: QuickEditRequest) => void edit(again),
  },
});

/** The code of the popover may not be reachable. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return errorMessage(error);
  console.error(error);
  return errorTexts()("menu");
}

/** When editing is no longer allowed. */
export function useWhenTaken(mayEdit: boolean, close: () => void) {
  const onTaken = useEffectEvent(close);
  useEffect(() => {
    if (!mayEdit) onTaken();
  }, [mayEdit]);
}

/** Until the popover is loaded, keys that are typed into it would be lost. */
function preloadOnFocus() {
  const off = new AbortController();
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.closest("[data-task]")) return;
    off.abort();
    // It is loaded again, and a failure shown, when it is needed.
    loadPopover().catch(console.error);
  }
  document.addEventListener("focusin", onFocus, { signal: off.signal });
  return () => off.abort();
}
