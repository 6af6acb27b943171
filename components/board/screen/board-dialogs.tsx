"use client";
import dynamic from "next/dynamic";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { useBoardDialog } from "@/components/board/header/use-board-dialog";
import type { BoardDialogName } from "@/components/commands/offers";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { boardActivityTexts } from "@/generated/messages/parts/boardActivity";
import { boardMenuTexts } from "@/generated/messages/parts/boardMenu";
import { membersTexts } from "@/generated/messages/parts/members";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

const MembersDialog = dynamic(
  withTexts(membersTexts, () => import("@/components/members/members-dialog").then((file) => file.MembersDialog)),
  { ssr: false },
);
const BoardActivity = dynamic(
  withTexts(boardActivityTexts, () =>
    import("@/components/activity/board-activity").then((file) => file.BoardActivity),
  ),
  { ssr: false },
);
const BoardMenuDialogs = dynamic(
  withTexts(boardMenuTexts, () =>
    import("@/components/board/header/board-menu-dialogs").then((file) => file.BoardMenuDialogs),
  ),
  { ssr: false },
);
interface BoardDialogsProps {
  board: BoardJson;
  viewer: Viewer;
  abilities: Abilities;
  clock: ClockOnScreen;
  save: Save;
  members: ReturnType<typeof useBoardDialog>;
  dialog: BoardDialogName | null;
  onDialog: (name: BoardDialogName | null) => void;
  onOpenTask: (taskId: number) => void;
}

export function BoardDialogs({ members, onOpenTask, ...menuDialogs }: BoardDialogsProps) {
  const { board, viewer, abilities, clock, dialog } = menuDialogs;
  const activity = useBoardDialog(board.id, "activity");
  return (
    <>
      <LazyMount when={dialog !== null}>
        <BoardMenuDialogs {...menuDialogs} />
      </LazyMount>
      <LazyMount when={members.isOpen}>
        <MembersDialog
          board={board}
          viewer={viewer}
          abilities={abilities}
          isOpen={members.isOpen}
          onClose={members.close}
        />
      </LazyMount>
      <LazyMount when={activity.isOpen}>
        <BoardActivity
          boardId={board.id}
          clock={clock}
          isOpen={activity.isOpen}
          onClose={activity.close}
          onOpenTask={onOpenTask}
        />
      </LazyMount>
    </>
  );
}
