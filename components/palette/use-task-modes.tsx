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
import { type Mode, type Row, running } from "@/components/palette/row";
import { useDueMode } from "@/components/palette/use-due-mode";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { Translate } from "@/lib/i18n/translate";

export type TaskModes = ReturnType<typeof useTaskModes>;

/** What the commands of a task ask for: a person, a stage, a date, a priority, a label, or a title. */
export function useTaskModes(offered: OfferedTask | null) {
  const texts = useModeTexts();
  const due = useDueMode(offered);
  return useMemo(
    () => ({
      due,
      assign: modeOf("assign", texts, offered ? peopleRows(offered, texts) : []),
      unassign: modeOf("unassign", texts, offered ? assignedRows(offered, texts) : []),
      move: modeOf("move", texts, offered ? stageRows(offered, texts) : []),
      priority: modeOf("priority", texts, offered ? priorityRows(offered, texts) : []),
      label: modeOf("label", texts, offered ? labelRows(offered, texts, true) : []),
      removeLabel: modeOf("removeLabel", texts, offered ? labelRows(offered, texts, false) : []),
      rename: offered ? renameMode(offered, texts) : modeOf("rename", texts, []),
    }),
    [offered, due, texts],
  );
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

const modeOf = (name: ModeName, { t, placeholders }: Texts, rows: readonly Row[]): Mode => ({
  ...{ id: name, title: t(name), placeholder: placeholders(name), rows },
});

/** The reader first, then the other active members of the board. */
function peopleRows({ task, board, viewer, saving }: OfferedTask, { choices }: Texts): Row[] {
  const me = { ID: viewer.id, display_name: viewer.name, photo: viewer.photo };
  const others = board.users.filter(({ ID, user_status }) => ID !== viewer.id && user_status === "0");
  const isMember = board.users.some(({ ID }) => ID === viewer.id);
  return [...(isMember || viewer.isAdmin ? [me] : []), ...others]
    .filter(({ ID }) => !isAssigned(task, ID))
    .map((person) => ({
      ...personRow("assign", person),
      title: person.ID === viewer.id ? choices("assignMe") : choices("assign", { name: person.display_name }),
      words: person.display_name,
      act: running(() => saving.save(assigning(task, person))),
    }));
}

const assignedRows = ({ task, saving }: OfferedTask, { choices }: Texts): Row[] =>
  task.assignees.map((person) => ({
    ...personRow("unassign", person),
    title: choices("unassign", { name: person.display_name }),
    act: running(() => saving.save(assigning(task, person))),
  }));

const personRow = (name: string, { ID, display_name, photo }: KnownPerson) => ({
  id: `${name} ${ID}`,
  short: display_name,
  picture: <PersonAvatar id={ID} name={display_name} photo={photo} size={20} />,
});

const stageRows = ({ task, board, saving }: OfferedTask, { choices }: Texts): Row[] =>
  board.stages
    .filter(({ id, archived_at }) => id > 0 && id !== task.stage_id && archived_at === null)
    .map(({ id, title }) => ({
      ...{ id: `move ${id}`, title: choices("move", { stage: title }), short: title, Icon: ArrowRight },
      act: running(() => saving.save(stageEdit(task, id))),
    }));

const priorityRows = ({ task, saving }: OfferedTask, { choices, priorities }: Texts): Row[] =>
  PRIORITIES.map((priority) => ({
    id: `priority ${priority}`,
    title: choices("priority", { priority: priorityName(priority, priorities) }),
    short: priorityName(priority, priorities),
    picture: <PriorityMark priority={priority} />,
    isChosen: priority === task.priority,
    act: running(() => saving.save(propertyEdit(task, "priority", priority))),
  }));

function labelRows({ task, board, saving }: OfferedTask, { choices, colors }: Texts, isOn: boolean): Row[] {
  const labels = isOn ? board.labels.filter(({ id }) => !task.labels.some((each) => each.id === id)) : task.labels;
  return labels.map((label) => {
    const name = labelName(label, colors);
    const { color, bg_color: background, settings } = label;
    return {
      id: `${isOn ? "label" : "removeLabel"} ${label.id}`,
      title: choices(isOn ? "label" : "removeLabel", { label: name }),
      short: name,
      picture: <LabelPill title={null} color={color} background={background} preset={settings?.color_preset} />,
      act: running(() => saving.save({ kind: "label-task", taskId: task.id, label, isOn })),
    };
  });
}

function renameMode({ task, saving }: OfferedTask, texts: Texts): Mode {
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
  return { ...modeOf("rename", texts, []), read, text: task.title };
}
