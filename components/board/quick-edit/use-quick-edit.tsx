"use client";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import type { QuickEditRequest } from "@/components/board/quick-edit/quick-property";
import { errorTexts } from "@/components/i18n/error-texts";
import { withTexts } from "@/components/i18n/with-texts";
import { toast } from "@/components/ui/feedback/toasts";
import { quickEditTexts } from "@/generated/messages/parts/quickEdit";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface QuickEditOptions {
  board: BoardJson;
  tasks: LoadedTasks["tasks"];
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
export function useQuickEdit(options: QuickEditOptions): { edit: QuickEdit; element: React.ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const tasks = useLatest(options.tasks);
  useEffect(preloadOnFocus, []);

  const edit = useCallback(
    async (request: QuickEditRequest) => {
      try {
        const Popover = await loadPopover();
        const task = tasks.current[request.taskId];
        if (!task) return request.onClose?.();
        setOpened((before) => ({ Popover, request, task, key: (before?.key ?? 0) + 1, isOpen: true }));
      } catch (error) {
        console.error(error);
        request.onClose?.();
        toast(errorTexts()("menu"), "error");
      }
    },
    [tasks],
  );

  function close() {
    if (!opened?.isOpen) return;
    setOpened({ ...opened, isOpen: false });
    opened.request.onClose?.();
  }
  useWhenTaken(options.mayEdit, close);

  const element = opened && (
    <opened.Popover
      {...options}
      key={opened.key}
      request={opened.request}
      task={options.tasks[opened.request.taskId] ?? null}
      last={opened.task}
      isOpen={opened.isOpen}
      onClose={close}
      onRefused={(again) => void edit(again)}
    />
  );
  return { edit, element };
}

/** When editing is no longer allowed. */
function useWhenTaken(mayEdit: boolean, close: () => void) {
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

/** For code that runs later. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => void (latest.current = value), [value]);
  return latest;
}
