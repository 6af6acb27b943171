"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  BellRing,
  FolderArchive,
  History,
  Info,
  LayoutGrid,
  Link2,
  type LucideIcon,
  Palette,
  Plus,
  Star,
  StarOff,
  Tag,
  TextCursorInput,
  Users,
} from "lucide-react";
import type { OfferedBoard, OfferedCommand } from "@/components/commands/offers";
import { type Row, running } from "@/components/palette/row";
import { pushAddress } from "@/components/ui/hooks/navigation";
import type { Messages } from "@/lib/i18n/messages";

type CommandName = keyof Messages["palette"]["board"];

/** The commands of the open board. */
export function useBoardRows(
  offered: OfferedBoard | undefined,
  others: readonly OfferedCommand[] | undefined,
  createTask: () => void,
): readonly Row[] {
  const t = useTranslations("palette.board");
  return useMemo(() => {
    const row = (name: CommandName, Icon: LucideIcon, run: () => void): Row => ({
      id: `board ${name}`,
      title: t(name),
      Icon,
      act: running(run),
    });
    return [...(others ?? []).map(otherRow), ...(offered ? boardRows(offered, row, createTask) : [])];
  }, [t, offered, others, createTask]);
}

const otherRow = ({ id, title, keys, isCurrent, run }: OfferedCommand): Row => ({
  ...{ id: `screen ${id}`, title, keys, isChosen: isCurrent },
  Icon: LayoutGrid,
  act: running(run),
});

function boardRows(
  { board, viewer, saving, showDialog, copyLink }: OfferedBoard,
  row: (name: CommandName, Icon: LucideIcon, run: () => void) => Row,
  createTask: () => void,
): Row[] {
  const { id, abilities, users, is_pinned, archived_at } = board;
  const isMember = users.some(({ ID }) => ID === viewer.id);
  const canShare = abilities.manage && archived_at === null;
  const star = () => saving.save({ kind: "pin-board", isPinned: !is_pinned });
  return [
    ...(abilities.edit ? [row("createTask", Plus, createTask)] : []),
    row(canShare ? "share" : "members", Users, () => pushAddress(`/boards/${id}/members`)),
    row("activity", History, () => pushAddress(`/boards/${id}/activity`)),
    row(is_pinned ? "removeStar" : "star", is_pinned ? StarOff : Star, star),
    row("copyLink", Link2, copyLink),
    ...(abilities.edit ? [row("labels", Tag, () => showDialog("labels"))] : []),
    ...(abilities.edit && viewer.isPro ? [row("fields", TextCursorInput, () => showDialog("fields"))] : []),
    ...(abilities.edit ? [row("background", Palette, () => showDialog("background"))] : []),
    row("archive", FolderArchive, () => showDialog("archive")),
    ...(isMember && abilities.edit ? [row("notifications", BellRing, () => showDialog("notifications"))] : []),
    row("about", Info, () => showDialog("details")),
  ];
}
