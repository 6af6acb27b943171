"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  BellRing,
  Download,
  FolderArchive,
  Globe,
  History,
  Info,
  LayoutGrid,
  LayoutTemplate,
  ListFilter,
  ListX,
  Link2,
  Mail,
  type LucideIcon,
  Palette,
  Plus,
  Save,
  Star,
  StarOff,
  Tag,
  TextCursorInput,
  Users,
} from "lucide-react";
import type { OfferedBoard, OfferedChoice, OfferedCommand } from "@/components/commands/offers";
import { type Row, running } from "@/components/palette/row";
import { clearFilters } from "@/components/filters/change-filters";
import { pushAddress } from "@/components/ui/hooks/navigation";
import type { Messages } from "@/lib/i18n/messages";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";

type CommandName = keyof Messages["palette"]["board"];

/** The commands of the open board. */
export function useBoardRows(
  offered: OfferedBoard | undefined,
  others: readonly OfferedCommand[],
  createTask: () => void,
): readonly Row[] {
  const t = useTranslations("palette.board");
  return useMemo(() => {
    const row: MakeRow = (name, Icon, run, keys) => ({
      ...{ id: `board ${name}`, title: t(name), Icon, keys },
      act: running(run),
    });
    return [
      ...others.map(otherRow),
      ...(offered ? [...filterRows(offered, row), ...boardRows(offered, row, createTask)] : []),
    ];
  }, [t, offered, others, createTask]);
}

type MakeRow = (name: CommandName, Icon: LucideIcon, run: () => void, keys?: string) => Row;

function otherRow(command: OfferedCommand): Row {
  const { id, title, words, keys, isCurrent, Icon = LayoutGrid } = command;
  const row = { id: `screen ${id}`, title, words, keys, isChosen: isCurrent, Icon };
  if ("run" in command) return { ...row, act: running(command.run) };

  const rows = command.choices.map((choice) => choiceRow(choice, row));
  return { ...row, act: { kind: "enter", mode: { id: row.id, title, placeholder: title, rows } } };
}

const choiceRow = ({ id, run, isCurrent, ...choice }: OfferedChoice, of: Pick<Row, "id" | "Icon">): Row => ({
  Icon: of.Icon,
  ...choice,
  ...{ id: `${of.id} ${id}`, isChosen: isCurrent },
  act: running(run),
});

const filterRows = ({ filters: { count, open } }: OfferedBoard, row: MakeRow): Row[] => [
  row("filter", ListFilter, () => open("all"), "f"),
  ...(count > 0 ? [row("clearFilters", ListX, clearFilters), row("saveFilters", Save, () => open("save"))] : []),
];

function boardRows(
  { board, viewer, saving, showDialog, copyLink }: OfferedBoard,
  row: MakeRow,
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
    ...(canShare && hasModuleAnywhere(viewer, "frontend")
      ? [row("publicLink", Globe, () => showDialog("publicLink"))]
      : []),
    ...(hasMailAddress(board, viewer) ? [row("mailAddress", Mail, () => showDialog("mailAddress"))] : []),
    ...(abilities.edit ? [row("labels", Tag, () => showDialog("labels"))] : []),
    ...(abilities.edit && viewer.isPro ? [row("fields", TextCursorInput, () => showDialog("fields"))] : []),
    ...(abilities.edit ? [row("background", Palette, () => showDialog("background"))] : []),
    ...(canShare && viewer.isPro ? [row(templateName(board), LayoutTemplate, () => showDialog("template"))] : []),
    row("archive", FolderArchive, () => showDialog("archive")),
    ...(isMember && abilities.edit ? [row("notifications", BellRing, () => showDialog("notifications"))] : []),
    ...(abilities.manage && viewer.isPro ? [row("export", Download, () => showDialog("export"))] : []),
    row("about", Info, () => showDialog("details")),
  ];
}

const hasMailAddress = ({ abilities, settings }: OfferedBoard["board"], viewer: OfferedBoard["viewer"]) =>
  abilities.edit && viewer.receivesMail === true && !settings.is_template;

const templateName = ({ settings }: OfferedBoard["board"]) =>
  settings.is_template ? "templateSettings" : "makeTemplate";
