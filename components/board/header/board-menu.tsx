"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import {
  Archive,
  ArchiveRestore,
  BellRing,
  FolderArchive,
  History,
  Info,
  Link2,
  Palette,
  Star,
  Tag,
  TextCursorInput,
  Trash2,
  Users,
} from "lucide-react";
import type { BoardJson } from "@/components/board-store/board-data";
import { BoardDetails } from "@/components/board/header/board-details";
import { ChangeBackground } from "@/components/board/background/change-background";
import { DeleteBoard } from "@/components/board/header/delete-board";
import { useBoardDialog } from "@/components/board/header/use-board-dialog";
import { useBoardState } from "@/components/board-store/use-board-state";
import type { Save } from "@/components/board-store/use-save";
import { copy } from "@/components/board-store/use-task-actions";
import { Late } from "@/components/ui/overlays/late";
import { FramedMenu, MenuItem, MenuLine, type MenuFrame } from "@/components/ui/overlays/menu";
import type { Abilities, Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface BoardMenuProps {
  frame: MenuFrame;
  board: BoardJson;
  abilities: Abilities;
  viewer: Viewer;
  clock: ClockOnScreen;
  save: Save;
  onStar: () => void;
  onMembers: () => void;
}

const LabelsDialog = dynamic(() => import("@/components/label/labels-dialog").then((file) => file.LabelsDialog), {
  ssr: false,
});
const CustomFieldsDialog = dynamic(
  () => import("@/components/custom-fields/custom-fields-dialog").then((file) => file.CustomFieldsDialog),
  { ssr: false },
);
const BoardNotificationsDialog = dynamic(
  () => import("@/components/notifications/board-notifications-dialog").then((file) => file.BoardNotificationsDialog),
  { ssr: false },
);
const ArchivedItemsDialog = dynamic(
  () => import("@/components/archive/archived-items-dialog").then((file) => file.ArchivedItemsDialog),
  { ssr: false },
);

type DialogName = "details" | "background" | "notifications" | "labels" | "fields" | "archive" | "delete";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function BoardMenu({ frame, board, abilities, viewer, clock, save, onStar, onMembers }: BoardMenuProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const state = useBoardState(board);
  const activity = useBoardDialog(board.id, "activity");
  // Who is no member has nothing there to be set.
  const isMember = board.users.some(({ ID }) => ID === viewer.id);
  const showDialog = (name: DialogName) => (open: boolean) => setDialog(open ? name : null);

  return (
    <>
      <FramedMenu {...frame}>
        <MenuItem icon={<Star {...icon} />} onClick={onStar} className="sm:hidden">
          {board.is_pinned ? "Remove the star" : "Star"}
        </MenuItem>
        <MenuItem icon={<Info {...icon} />} onClick={() => setDialog("details")}>
          About this board
        </MenuItem>
        {abilities.edit && (
          <MenuItem icon={<Palette {...icon} />} onClick={() => setDialog("background")}>
            Change background
          </MenuItem>
        )}
        {isMember && abilities.edit && (
          <MenuItem icon={<BellRing {...icon} />} onClick={() => setDialog("notifications")}>
            Notification settings
          </MenuItem>
        )}
        {abilities.edit && (
          <MenuItem icon={<Tag {...icon} />} onClick={() => setDialog("labels")}>
            Labels
          </MenuItem>
        )}
        {abilities.edit && viewer.isPro && (
          <MenuItem icon={<TextCursorInput {...icon} />} onClick={() => setDialog("fields")}>
            Custom fields
          </MenuItem>
        )}
        <MenuItem icon={<Users {...icon} />} onClick={onMembers}>
          {abilities.manage && board.archived_at === null ? "Share" : "Members"}
        </MenuItem>
        <MenuItem icon={<History {...icon} />} onClick={activity.open}>
          Activity
        </MenuItem>
        <MenuItem icon={<FolderArchive {...icon} />} onClick={() => setDialog("archive")}>
          Archived items
        </MenuItem>
        <MenuItem icon={<Link2 {...icon} />} onClick={() => copy(new URL(`/boards/${board.id}`, location.origin).href)}>
          Copy link
        </MenuItem>
        {abilities.manage && (
          <>
            <MenuLine />
            {board.archived_at === null ? (
              <MenuItem icon={<Archive {...icon} />} onClick={state.archive}>
                Archive board
              </MenuItem>
            ) : (
              <MenuItem icon={<ArchiveRestore {...icon} />} onClick={state.restore}>
                Restore board
              </MenuItem>
            )}
          </>
        )}
        {viewer.isAdmin && (
          <MenuItem danger icon={<Trash2 {...icon} />} onClick={() => setDialog("delete")}>
            Delete board
          </MenuItem>
        )}
      </FramedMenu>
      <BoardDetails
        board={board}
        viewerId={viewer.id}
        clock={clock}
        canEdit={abilities.edit}
        save={save}
        open={dialog === "details"}
        onOpenChange={showDialog("details")}
      />
      <ChangeBackground
        board={board}
        saveAsync={save.saveAsync}
        open={dialog === "background"}
        onOpenChange={showDialog("background")}
      />
      <Late when={dialog === "notifications"}>
        <BoardNotificationsDialog
          boardId={board.id}
          open={dialog === "notifications"}
          onOpenChange={showDialog("notifications")}
        />
      </Late>
      <Late when={dialog === "labels"}>
        <LabelsDialog
          board={board}
          mayEdit={abilities.edit}
          saveAsync={save.saveAsync}
          open={dialog === "labels"}
          onOpenChange={showDialog("labels")}
        />
      </Late>
      <Late when={dialog === "fields"}>
        <CustomFieldsDialog
          board={board}
          mayEdit={abilities.edit}
          saving={save}
          open={dialog === "fields"}
          onOpenChange={showDialog("fields")}
        />
      </Late>
      <Late when={dialog === "archive"}>
        <ArchivedItemsDialog
          board={board}
          clock={clock}
          mayEdit={abilities.edit}
          saving={save}
          open={dialog === "archive"}
          onOpenChange={showDialog("archive")}
        />
      </Late>
      <DeleteBoard board={board} open={dialog === "delete"} onOpenChange={showDialog("delete")} />
    </>
  );
}
