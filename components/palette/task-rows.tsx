"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import {
  Archive,
  ArrowRight,
  ArrowRightLeft,
  CalendarClock,
  CalendarX,
  ChevronsUp,
  CircleCheck,
  CopyPlus,
  Eye,
  EyeOff,
  Link2,
  type LucideIcon,
  Pencil,
  RotateCcw,
  SquarePlus,
  Tag,
  UserRoundMinus,
  UserRoundPlus,
} from "lucide-react";
import { finishing, isWatched, watching } from "@/components/board-store/edits/edit-factories";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import { dueEdit } from "@/components/board-store/edits/property-edits";
import type { OfferedTask } from "@/components/commands/offers";
import { editAll } from "@/components/palette/choices";
import { type Row, running } from "@/components/palette/row";
import { type TaskModes, useTaskModes } from "@/components/palette/use-task-modes";
import { archiveAll } from "@/components/palette/archive-all";
import type { Messages } from "@/lib/i18n/messages";
import type { Translate } from "@/lib/i18n/translate";

type CommandName = keyof Messages["palette"]["task"];

interface Texts {
  t: Translate<"palette.task">;
  words: Translate<"palette.taskWords">;
}

/** The commands of the open, selected or focused tasks. */
export function useTaskRows(tasks: readonly OfferedTask[]): readonly Row[] {
  const [t, words] = [useTranslations("palette.task"), useTranslations("palette.taskWords")];
  const editable = useMemo(() => tasks.filter(({ canEdit }) => canEdit), [tasks]);
  const modes = useTaskModes(editable);
  return useMemo(() => {
    const texts = { t, words };
    const link = tasks.length === 1 ? tasks.map((each) => plain("copyLink", Link2, each.copyLink, texts)) : [];
    const rows = [
      ...editRows(editable, modes, texts),
      ...transferRows(editable, texts),
      ...link,
      ...archiveRows(editable, texts),
    ];
    // Keys act on the focused row only.
    return tasks.length === 1 ? rows : rows.map(({ keys: _keys, ...row }) => row);
  }, [tasks, editable, modes, t, words]);
}

/** With the choices of each command, so that "assign to max" finds one. */
export const withChoices = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => (row.act.kind === "enter" ? [row, ...row.act.mode.rows] : [row]));

function editRows(tasks: readonly OfferedTask[], modes: TaskModes, texts: Texts): Row[] {
  const [first, ...others] = tasks;
  if (!first) return [];

  const canMove = tasks.every(({ task }) => task.archived_at === null && task.stage_id !== null);
  const has = ({ rows }: TaskModes["due"]) => rows.length > 0;
  return [
    entering("assign", UserRoundPlus, modes.assign, texts, "a"),
    ...(has(modes.unassign) ? [entering("unassign", UserRoundMinus, modes.unassign, texts)] : []),
    ...(canMove && has(modes.move) ? [entering("move", ArrowRight, modes.move, texts, "s")] : []),
    entering("due", CalendarClock, modes.due, texts, "d"),
    ...withoutDue(tasks, texts),
    entering("priority", ChevronsUp, modes.priority, texts, "p"),
    ...(has(modes.label) ? [entering("label", Tag, modes.label, texts, "l")] : []),
    ...(has(modes.removeLabel) ? [entering("removeLabel", Tag, modes.removeLabel, texts)] : []),
    finishRow(tasks, texts),
    watchRow(tasks, first.viewer, texts),
    ...(others.length === 0 ? [entering("rename", Pencil, modes.rename, texts)] : []),
  ];
}

function withoutDue(tasks: readonly OfferedTask[], texts: Texts): Row[] {
  const due = tasks.filter(({ task }) => task.due_at);
  return due.length > 0 ? [plain("noDue", CalendarX, () => editAll(due, (task) => dueEdit(task, null)), texts)] : [];
}

/** Of several tasks those that are open are finished; they are reopened if all are done. */
function finishRow(tasks: readonly OfferedTask[], texts: Texts): Row {
  const open = tasks.filter(({ task }) => task.status !== "closed");
  const [first, ...others] = tasks;
  // A single task may also be moved to the stage for done ones.
  if (first && others.length === 0) {
    const [name, Icon] = open.length > 0 ? (["done", CircleCheck] as const) : (["reopen", RotateCcw] as const);
    return plain(name, Icon, first.finish, texts, ".");
  }
  return open.length > 0
    ? plain("done", CircleCheck, () => editAll(open, finishing), texts)
    : plain("reopen", RotateCcw, () => editAll(tasks, finishing), texts);
}

function watchRow(tasks: readonly OfferedTask[], { id, name, photo }: OfferedTask["viewer"], texts: Texts): Row {
  const unwatched = tasks.filter(({ task }) => !isWatched(task, id));
  const toggle = (task: OfferedTask["task"]) => watching(task, { ID: id, display_name: name, photo });
  return unwatched.length > 0
    ? plain("watch", Eye, () => editAll(unwatched, toggle), texts, "w")
    : plain("stopWatching", EyeOff, () => editAll(tasks, toggle), texts, "w");
}

function transferRows([offered, ...others]: readonly OfferedTask[], texts: Texts): Row[] {
  const { task, viewer, transfer } = offered ?? {};
  if (!task || !transfer || others.length > 0 || task.parent_id !== null) return [];
  const create = plain("fromTemplate", SquarePlus, () => transfer("template"), texts);
  return [
    ...(viewer?.isPro && isTemplateTask(task) ? [create] : []),
    plain("duplicate", CopyPlus, () => transfer("duplicate"), texts),
    ...(task.archived_at === null ? [plain("moveToBoard", ArrowRightLeft, () => transfer("move"), texts)] : []),
  ];
}

function archiveRows(tasks: readonly OfferedTask[], texts: Texts): Row[] {
  const active = tasks.filter(({ task }) => task.archived_at === null);
  const [first, ...others] = active;
  if (!first) return [];
  return [
    others.length === 0
      ? plain("archive", Archive, first.archive, texts, "Delete")
      : { ...plain("archive", Archive, () => archiveAll(active), texts), title: texts.t("archiveAll") },
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
  "duplicate",
  "moveToBoard",
] as const;

const hasWords = (name: CommandName): name is (typeof WORDS)[number] => WORDS.some((each) => each === name);
