"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  Archive,
  ArrowRight,
  CalendarClock,
  CalendarX,
  ChevronsUp,
  CircleCheck,
  Eye,
  EyeOff,
  Link2,
  type LucideIcon,
  Pencil,
  RotateCcw,
  Tag,
  UserRoundMinus,
  UserRoundPlus,
} from "lucide-react";
import { finishing, isWatched, watching } from "@/components/board-store/edits/edit-factories";
import { dueEdit } from "@/components/board-store/edits/property-edits";
import type { OfferedTask } from "@/components/commands/offers";
import { type Row, running } from "@/components/palette/row";
import { type TaskModes, useTaskModes } from "@/components/palette/use-task-modes";
import type { Messages } from "@/lib/i18n/messages";
import type { Translate } from "@/lib/i18n/translate";

type CommandName = keyof Messages["palette"]["task"];

interface Texts {
  t: Translate<"palette.task">;
  words: Translate<"palette.taskWords">;
}

/** The commands of the open or focused task. */
export function useTaskRows(offered: OfferedTask | null): readonly Row[] {
  const [t, words] = [useTranslations("palette.task"), useTranslations("palette.taskWords")];
  const modes = useTaskModes(offered);
  return useMemo(() => (offered ? taskRows(offered, modes, { t, words }) : []), [offered, modes, t, words]);
}

/** With the choices of each command, so that "assign to max" finds one. */
export const withChoices = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => (row.act.kind === "enter" ? [row, ...row.act.mode.rows] : [row]));

function taskRows(offered: OfferedTask, modes: TaskModes, texts: Texts): Row[] {
  const link = plain("copyLink", Link2, offered.copyLink, texts);
  if (!offered.canEdit) return [link];

  const { task, viewer, saving, archive } = offered;
  const me = { ID: viewer.id, display_name: viewer.name, photo: viewer.photo };
  const isDone = task.status === "closed";
  const watches = isWatched(task, viewer.id);
  const canMove = task.archived_at === null && task.stage_id !== null && modes.move.rows.length > 0;
  return [
    entering("assign", UserRoundPlus, modes.assign, texts, "a"),
    ...(task.assignees.length > 0 ? [entering("unassign", UserRoundMinus, modes.unassign, texts)] : []),
    ...(canMove ? [entering("move", ArrowRight, modes.move, texts, "s")] : []),
    entering("due", CalendarClock, modes.due, texts, "d"),
    ...(task.due_at ? [plain("noDue", CalendarX, () => saving.save(dueEdit(task, null)), texts)] : []),
    entering("priority", ChevronsUp, modes.priority, texts, "p"),
    ...(modes.label.rows.length > 0 ? [entering("label", Tag, modes.label, texts, "l")] : []),
    ...(task.labels.length > 0 ? [entering("removeLabel", Tag, modes.removeLabel, texts)] : []),
    plain(isDone ? "reopen" : "done", isDone ? RotateCcw : CircleCheck, () => saving.save(finishing(task)), texts),
    plain(
      watches ? "stopWatching" : "watch",
      watches ? EyeOff : Eye,
      () => saving.save(watching(task, me)),
      texts,
      "w",
    ),
    entering("rename", Pencil, modes.rename, texts),
    link,
    ...(task.archived_at === null ? [plain("archive", Archive, archive, texts, "Delete")] : []),
  ];
}

const plain = (name: CommandName, Icon: LucideIcon, run: () => void, texts: Texts, keys?: string): Row => ({
  ...{ ...named(name, texts), Icon, keys },
  act: running(run),
});

const entering = (name: CommandName, Icon: LucideIcon, mode: TaskModes["due"], texts: Texts, keys?: string): Row => ({
  ...{ ...named(name, texts), Icon, keys },
  act: { kind: "enter", mode },
});

const named = (name: CommandName, { t, words }: Texts) => ({
  id: `task ${name}`,
  title: t(name),
  words: hasWords(name) ? words(name) : undefined,
});

const WORDS = [
  "assign",
  "move",
  "due",
  "noDue",
  "priority",
  "label",
  "done",
  "reopen",
  "watch",
  "rename",
  "archive",
] as const;

const hasWords = (name: CommandName): name is (typeof WORDS)[number] => WORDS.some((each) => each === name);
