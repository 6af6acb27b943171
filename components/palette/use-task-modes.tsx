"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { ArrowRight, Pencil } from "lucide-react";
import { labelName } from "@/components/badges/label-name";
import { LabelPill } from "@/components/badges/label-pill";
import { PRIORITIES, PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { assigning, isAssigned, type KnownPerson, renaming } from "@/components/board-store/edits/edit-factories";
import { propertyEdit, stageEdit } from "@/components/board-store/edits/property-edits";
import type { OfferedTask } from "@/components/commands/offers";
import { type Choice, rowsOf } from "@/components/palette/choices";
import { type Mode, type Row, running } from "@/components/palette/row";
import { useDueMode } from "@/components/palette/use-due-mode";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { LabelJson } from "@/lib/labels/present";
import type { Translate } from "@/lib/i18n/translate";

export type TaskModes = ReturnType<typeof useTaskModes>;

/** What the commands of a task ask for: a person, a stage, a date, a priority, a label, or a title. */
export function useTaskModes(tasks: readonly OfferedTask[]) {
  const texts = useModeTexts();
  const due = useDueMode(tasks);
  return useMemo(() => {
    const total = tasks.length;
    const hintOf = (count: number) => texts.choices("some", { count, total });
    const modeOf = (name: ModeName, choicesOf: (offered: OfferedTask, texts: Texts) => Choice[]) => ({
      ...emptyMode(name, texts),
      rows: rowsOf(tasks, (offered) => choicesOf(offered, texts), hintOf),
    });
    return {
      due,
      assign: modeOf("assign", people),
      unassign: modeOf("unassign", assignees),
      move: modeOf("move", stages),
      priority: modeOf("priority", priorities),
      label: modeOf("label", newLabels),
      removeLabel: modeOf("removeLabel", ownLabels),
      rename: renameMode(tasks, texts),
    };
  }, [tasks, due, texts]);
}

function useModeTexts() {
  const [t, choices] = [useTranslations("palette.task"), useTranslations("palette.choices")];
  const placeholders = useTranslations("palette.placeholders");
  const [colors, priorities] = [useTranslations("badges.colors"), useTranslations("badges.priorities")];
  return useMemo(
    () => ({ t, choices, placeholders, colors, priorities }),
    [t, choices, placeholders, colors, priorities],
  );
}

type Texts = ReturnType<typeof useModeTexts>;
type ModeName = Parameters<Translate<"palette.placeholders">>[0];

const emptyMode = (name: ModeName, { t, placeholders }: Texts): Mode => ({
  ...{ id: name, title: t(name), placeholder: placeholders(name), rows: [] },
});

/** The reader first, then the other active members of the board. */
function people({ task, board, viewer }: OfferedTask, { choices }: Texts): Choice[] {
  const me = { ID: viewer.id, display_name: viewer.name, photo: viewer.photo };
  const others = board.users.filter(({ ID, user_status = "0" }) => ID !== viewer.id && user_status === "0");
  const isMember = board.users.some(({ ID }) => ID === viewer.id);
  return [...(isMember || viewer.isAdmin ? [me] : []), ...others]
    .filter(({ ID }) => !isAssigned(task, ID))
    .map((person) => ({
      ...personRow("assign", person),
      title: person.ID === viewer.id ? choices("assignMe") : choices("assign", { name: person.display_name }),
      words: person.display_name,
      edit: assigning(task, person),
    }));
}

const assignees = ({ task }: OfferedTask, { choices }: Texts): Choice[] =>
  task.assignees.map((person) => ({
    ...personRow("unassign", person),
    title: choices("unassign", { name: person.display_name }),
    edit: assigning(task, person),
  }));

const personRow = (name: string, { ID, display_name, photo }: KnownPerson) => ({
  id: `${name} ${ID}`,
  short: display_name,
  picture: <PersonAvatar id={ID} name={display_name} photo={photo} size={20} />,
});

const stages = ({ task, board }: OfferedTask, { choices }: Texts): Choice[] =>
  board.stages
    .filter(({ id, archived_at }) => id > 0 && id !== task.stage_id && archived_at === null)
    .map(({ id, title }) => ({
      ...{ id: `move ${id}`, title: choices("move", { stage: title }), short: title, Icon: ArrowRight },
      ...{ edit: stageEdit(task, id), isOfBoard: true },
    }));

const priorities = ({ task }: OfferedTask, { choices, priorities: names }: Texts): Choice[] =>
  PRIORITIES.map((priority) => ({
    id: `priority ${priority}`,
    title: choices("priority", { priority: priorityName(priority, names) }),
    short: priorityName(priority, names),
    picture: <PriorityMark priority={priority} />,
    isChosen: priority === task.priority,
    edit: propertyEdit(task, "priority", priority),
  }));

const newLabels = ({ task, board }: OfferedTask, texts: Texts): Choice[] =>
  board.labels
    .filter(({ id }) => !task.labels.some((each) => each.id === id))
    .map((label) => labelChoice("label", label, task, texts));

const ownLabels = ({ task }: OfferedTask, texts: Texts): Choice[] =>
  task.labels.map((label) => labelChoice("removeLabel", label, task, texts));

function labelChoice(
  name: "label" | "removeLabel",
  label: LabelJson,
  { id: taskId }: OfferedTask["task"],
  { choices, colors }: Texts,
): Choice {
  const { id, color, bg_color: background, settings } = label;
  const short = labelName(label, colors);
  return {
    ...{ id: `${name} ${id}`, title: choices(name, { label: short }), short, isOfBoard: true },
    picture: <LabelPill title={null} color={color} background={background} preset={settings?.color_preset} />,
    edit: { kind: "label-task", taskId, label, isOn: name === "label" },
  };
}

/** Several tasks do not get the same name. */
function renameMode([offered, ...others]: readonly OfferedTask[], texts: Texts): Mode {
  if (!offered || others.length > 0) return emptyMode("rename", texts);

  const { task, saving } = offered;
  const rename = (title: string) =>
    saving.saveAsync(renaming(task, title)).catch((error: unknown) => {
      toast(texts.choices("notRenamed", { title, problem: errorMessage(error) }), "error");
    });
  const read = (text: string): Row[] =>
    text === "" || text === task.title
      ? []
      : [
          {
            ...{ id: "rename", title: texts.choices("rename", { title: text }), Icon: Pencil },
            act: running(() => void rename(text)),
          },
        ];
  return { ...emptyMode("rename", texts), read, text: task.title };
}
