"use client";
import { useLayoutEffect, useRef } from "react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewTask } from "@/components/board/composer/new-task";
import { NoRows } from "@/components/board/table/rows/no-rows";
import type { Adding } from "@/components/board/table/rows/use-adding";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface AddTaskRowProps {
  board: BoardViewProps;
  adding: Adding;
  /** Of the tasks above. */
  count: number;
  columns: number;
}

/** The last row adds a task; it also says when there is none. */
export function AddTaskRow({ board: props, adding, count, columns }: AddTaskRowProps) {
  const { newTasksOn: board, abilities, clock, saving, isComplete } = props;
  const t = useTranslations("boardTable");
  const { stage, mayAdd, isOpen, setOpen } = adding;
  const button = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const hasTasks = count > 0;
  useLayoutEffect(() => {
    if (isOpen && row.current?.contains(document.activeElement)) row.current.scrollIntoView({ block: "nearest" });
  }, [isOpen, count]);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  if (!mayAdd && !isOpen && (hasTasks || !isComplete)) return null;
  return (
    <div ref={row} role="rowgroup" className="scroll-mb-9 pointer-coarse:scroll-mb-11">
      <div role="row" data-stage={stage?.id} className="bg-surface">
        <div role="gridcell" aria-colspan={columns} className="sticky start-0 w-[min(100%,100vw)] select-text">
          {!hasTasks && isComplete && <NoRows />}
          {isOpen && board && stage ? (
            <div className="max-w-xl pt-2">
              <NewTask
                mayAdd={abilities.edit}
                board={board}
                stage={stage}
                at="end"
                clock={clock}
                save={saving.save}
                onAdded={() => undefined}
                onClose={close}
              />
            </div>
          ) : (
            mayAdd && (
              <button
                ref={button}
                type="button"
                data-new-task="end"
                onClick={() => setOpen(true)}
                className="flex h-9 w-full items-center gap-2 px-3 text-sm text-gray-11 hover:bg-gray-3 hover:text-gray-12 pointer-coarse:h-11"
              >
                <Plus aria-hidden className="size-4" strokeWidth={1.5} />
                {t("addTask")}
              </button>
            )
          )}
        </div>
      </div>
    </div>
  );
}
