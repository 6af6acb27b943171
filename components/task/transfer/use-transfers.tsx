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

interface TransferOptions {
  board: BoardJson;
  viewer: Viewer;
  saving: Save;
  /** After the task has left the board. */
  onMoved?: (path: string) => void;
}

/** The dialogs that copy a task, or move it to another board, for any task of the board. `ask` stays the same function. */
export function useTransfers(options: TransferOptions): { ask: AskTransfer; element: React.ReactNode } {
  const [asked, setAsked] = useState<{ task: TaskCardJson; kind: TransferKind } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<AskTransfer>((task, kind) => {
    setAsked({ task, kind });
    setOpen(true);
  }, []);
  const shared = { ...options, open: isOpen && options.board.abilities.edit, onOpenChange: setOpen };
  const element = asked && (
    <LazyMount when={isOpen}>
      {asked.kind === "move" ? (
        <MoveDialog key={asked.task.id} {...shared} task={asked.task} />
      ) : (
        <CopyDialog
          key={`${asked.kind} ${asked.task.id}`}
          {...shared}
          task={asked.task}
          fromTemplate={asked.kind === "template"}
        />
      )}
    </LazyMount>
  );
  return { ask, element };
}

export interface TransferDialogProps extends TransferOptions {
  task: TaskCardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
