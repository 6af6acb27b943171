"use client";
import dynamic from "next/dynamic";
import { useCallback, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { transferTexts } from "@/generated/messages/parts/transfer";
import type { Viewer } from "@/lib/boards/abilities";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const CopyDialog = dynamic(
  withTexts(transferTexts, () => import("@/components/task/transfer/copy-dialog").then((file) => file.CopyDialog)),
  { ssr: false },
);
const MoveDialog = dynamic(
  withTexts(transferTexts, () => import("@/components/task/transfer/move-dialog").then((file) => file.MoveDialog)),
  { ssr: false },
);

export type TransferKind = "duplicate" | "template" | "move";
export type AskTransfer = (task: TaskCardJson, kind: TransferKind) => void;
type Tasks = readonly TaskCardJson[];

interface TransferOptions {
  board: BoardJson;
  viewer: Viewer;
  saving: Save;
  /** After the task has left the board. */
  onMoved?: (path: string) => void;
}

interface Transfers {
  ask: AskTransfer;
  askForMany: (tasks: Tasks, kind: Exclude<TransferKind, "template">) => void;
  element: React.ReactNode;
}

/** The dialogs that copy tasks of the board, or move them to another one. The functions stay the same. */
export function useTransfers(options: TransferOptions): Transfers {
  const [asked, setAsked] = useState<{ tasks: Tasks; kind: TransferKind } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const askForMany = useCallback((tasks: Tasks, kind: TransferKind) => {
    setAsked({ tasks, kind });
    setOpen(true);
  }, []);
  const ask = useCallback<AskTransfer>((task, kind) => askForMany([task], kind), [askForMany]);
  const shared = { ...options, open: isOpen && options.board.abilities.edit, onOpenChange: setOpen };
  const element = asked && (
    <LazyMount when={isOpen}>
      {asked.kind === "move" ? (
        <MoveDialog key={keyOf(asked.tasks)} {...shared} tasks={asked.tasks} />
      ) : (
        <CopyDialog
          key={`${asked.kind} ${keyOf(asked.tasks)}`}
          {...shared}
          tasks={asked.tasks}
          fromTemplate={asked.kind === "template"}
        />
      )}
    </LazyMount>
  );
  return { ask, askForMany, element };
}

const keyOf = (tasks: Tasks): string => tasks.map(({ id }) => id).join(" ");

export interface TransferDialogProps extends TransferOptions {
  /** At least one. */
  tasks: Tasks;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
