"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CalendarDays, Columns3, UserPlus } from "lucide-react";
import { dueStyles } from "@/components/badges/due-styles";
import { AssigneesPanel } from "@/components/task/properties/assignees-property";
import { DuePanel } from "@/components/task/properties/date-properties";
import { StagePanel } from "@/components/task/properties/stage-property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { classNames } from "@/components/ui/class-names";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Popover } from "@/components/ui/overlays/popover";
import { dueText } from "@/lib/dates/dates-on-screen";

const icon = { "aria-hidden": true, className: "size-4 shrink-0 text-gray-11", strokeWidth: 1.5 } as const;

/** On phones the properties are far below: the three that are changed most are under the title, too. */
export function TaskChips(props: PropertyEditProps) {
  const t = useTranslations("task.properties");
  return (
    <div role="group" aria-label={t("chips")} className="flex flex-wrap gap-2 md:hidden">
      <StageChip {...props} />
      <PeopleChip {...props} />
      <DueChip {...props} />
    </div>
  );
}

function StageChip({ task, board, mayEdit, save }: PropertyEditProps) {
  const t = useTranslations("task.properties");
  const title = board.stages.find(({ id }) => id === task.stage_id)?.title ?? t("archivedStage");
  return (
    <Chip
      name={t("names.stage")}
      words={title}
      mayEdit={mayEdit && task.archived_at === null}
      panel={(close) => <StagePanel task={task} board={board} save={save} close={close} />}
    >
      <Columns3 {...icon} />
      <bdi className="min-w-0 truncate">{title}</bdi>
    </Chip>
  );
}

const SHOWN = 3;

function PeopleChip(props: PropertyEditProps) {
  const t = useTranslations("task.properties");
  const { assignees } = props.task;
  const [first] = assignees;
  const none = t("people.none");
  return (
    <Chip
      name={t("names.assignees")}
      words={assignees.map(({ display_name }) => display_name).join(", ") || none}
      mayEdit={props.mayEdit}
      panel={() => <AssigneesPanel {...props} />}
    >
      {first === undefined && <UserPlus {...icon} />}
      {assignees.length > 0 && (
        <span className="flex shrink-0 gap-0.5">
          {assignees.slice(0, SHOWN).map(({ ID, display_name, photo }) => (
            <PersonAvatar key={ID} id={ID} name={display_name} photo={photo} />
          ))}
        </span>
      )}
      {assignees.length <= 1 && <bdi className="min-w-0 truncate">{first?.display_name ?? none}</bdi>}
      {assignees.length > SHOWN && <span className="tabular-nums">+{assignees.length - SHOWN}</span>}
    </Chip>
  );
}

function DueChip(props: PropertyEditProps) {
  const { task, clock, mayEdit } = props;
  const t = useTranslations("task.properties");
  const due = dueText(task.due_at, clock);
  const words = task.due_at ? due.words : t("none.date");
  const isLate = due.state === "overdue" && task.status === "open";
  return (
    <Chip
      name={t("names.due")}
      words={isLate ? t("due.overdue", { due: words }) : words}
      mayEdit={mayEdit}
      panelStyle="w-fit p-1"
      panel={(close) => <DuePanel {...props} close={close} />}
    >
      <CalendarDays {...icon} />
      <span className={classNames("truncate", task.due_at && task.status === "open" && dueStyles[due.state])}>
        {task.due_at ? words : t("names.due")}
      </span>
    </Chip>
  );
}

interface ChipProps {
  name: string;
  words: string;
  mayEdit: boolean;
  panelStyle?: string;
  panel: (close: () => void) => React.ReactNode;
  children: React.ReactNode;
}

function Chip({ name, words, mayEdit, panelStyle, panel, children }: ChipProps) {
  const t = useTranslations("task.properties");
  const [open, setOpen] = useState(false);
  // A popover must not open by itself when editing is allowed again.
  if (!mayEdit && open) setOpen(false);
  const label = t("withValue", { name, value: words });
  if (!mayEdit)
    return (
      <span role="img" aria-label={label} className={chipStyle}>
        {children}
      </span>
    );

  return (
    <Popover
      label={label}
      trigger={children}
      triggerStyle={classNames(chipStyle, "hover:bg-gray-4 data-popup-open:bg-gray-4")}
      open={open}
      onOpenChange={setOpen}
      className={panelStyle}
    >
      {panel(() => setOpen(false))}
    </Popover>
  );
}

const chipStyle =
  "inline-flex h-9 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-gray-6 px-3 text-sm pointer-coarse:h-11";
