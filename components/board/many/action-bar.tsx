"use client";
import { useState } from "react";
import { Archive, Calendar, CircleCheck, Columns3, Flag, Tag, Trash2, UserRound, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import { AssigneesOfMany } from "@/components/board/many/assignees-of-many";
import { DueOfMany } from "@/components/board/many/due-of-many";
import { LabelsOfMany } from "@/components/board/many/labels-of-many";
import { manyActions } from "@/components/board/many/many-actions";
import { PriorityOfMany } from "@/components/board/many/priority-of-many";
import { StageOfMany } from "@/components/board/many/stage-of-many";
import { clearSelection, select } from "@/components/selection/selection";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Popover } from "@/components/ui/overlays/popover";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface ManyProps {
  board: BoardJson;
  viewer: Viewer;
  clock: ClockOnScreen;
  tasks: readonly StoredTask[];
  saving: Save;
}

export interface ManyPanelProps extends ManyProps {
  close: () => void;
}

const PROPERTIES = [
  { name: "stage", key: "s", Icon: Columns3, Panel: StageOfMany },
  { name: "assignees", key: "a", Icon: UserRound, Panel: AssigneesOfMany },
  { name: "labels", key: "l", Icon: Tag, Panel: LabelsOfMany },
  { name: "priority", key: "p", Icon: Flag, Panel: PriorityOfMany },
  { name: "due", key: "d", Icon: Calendar, Panel: DueOfMany },
] as const;

type Property = (typeof PROPERTIES)[number]["name"];

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** Changes all selected tasks. While it is shown, the keys of a task mean all of them. */
export function ActionBar({ allIds, ...props }: ManyProps & { allIds: readonly number[] }) {
  const t = useTranslations("manyTasks");
  const [opened, setOpened] = useState<Property | null>(null);
  const { finish, archive, remove } = manyActions(props);
  const keys = PROPERTIES.map(({ name, key }) => [key, { label: t(name), run: () => setOpened(name) }] as const);
  useShortcuts({
    ...Object.fromEntries(keys),
    ".": { label: t("done"), run: finish },
    Delete: { label: t("archive"), run: archive },
  });

  return (
    <div
      role="toolbar"
      aria-label={t("label")}
      data-lower-edge=""
      className="absolute inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-0.5 overflow-x-auto rounded-lg border border-gray-6 bg-floating p-1 shadow-floating"
    >
      <p role="status" className="shrink-0 px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {t("count", { count: props.tasks.length })}
      </p>
      {props.tasks.length < allIds.length && (
        <Button kind="quiet" size="small" onClick={() => select(allIds)}>
          {t("selectAll")}
        </Button>
      )}
      <Divider />
      {PROPERTIES.map(({ name, Icon, Panel }) => (
        <Popover
          key={name}
          label={t(name)}
          trigger={<ButtonContent Icon={Icon} text={t(name)} />}
          triggerStyle={buttonStyle({ kind: "quiet", size: "small" })}
          open={opened === name}
          onOpenChange={(open) => setOpened(open ? name : null)}
          align="center"
          className="w-72 p-1"
        >
          <Panel {...props} close={() => setOpened(null)} />
        </Popover>
      ))}
      <Divider />
      <Button kind="quiet" size="small" aria-label={t("done")} onClick={finish}>
        <ButtonContent Icon={CircleCheck} text={t("done")} />
      </Button>
      <Button kind="quiet" size="small" aria-label={t("archive")} onClick={archive}>
        <ButtonContent Icon={Archive} text={t("archive")} />
      </Button>
      <Button kind="quiet" size="small" aria-label={t("delete")} onClick={remove}>
        <ButtonContent Icon={Trash2} text={t("delete")} />
      </Button>
      <Divider />
      <Button kind="quiet" size="icon" aria-label={t("clear")} onClick={clearSelection}>
        <X {...icon} />
      </Button>
    </div>
  );
}

const Divider = () => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-gray-6" />;

/** There is room for the texts on wide screens only. */
const ButtonContent = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <>
    <Icon {...icon} />
    <span className="max-lg:sr-only">{text}</span>
  </>
);
