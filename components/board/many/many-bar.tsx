"use client";
import { useState } from "react";
import { Ellipsis, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useProgress } from "@/components/board-store/edits/progress";
import { clearSelection, select } from "@/components/selection/selection";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import { Popover } from "@/components/ui/overlays/popover";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export interface BarProperty {
  name: "stage" | "assignees" | "labels" | "priority" | "due";
  key: string;
  Icon: LucideIcon;
  panel: (close: () => void) => React.ReactNode;
}

export interface BarAction {
  name: "done" | "duplicate" | "transfer" | "archive" | "delete";
  keys?: string;
  Icon: LucideIcon;
  run: () => void;
}

interface ManyBarProps {
  count: number;
  /** All that can be selected. */
  allIds: readonly number[];
  properties: readonly BarProperty[];
  /** On phones, those after the first one are in a menu. */
  actions: readonly BarAction[];
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;

/** What changes all selected tasks. While it is shown, the keys of a task mean all of them. */
export function ManyBar({ count, allIds, properties, actions }: ManyBarProps) {
  const t = useTranslations("manyTasks");
  const [opened, setOpened] = useState<BarProperty["name"] | null>(null);
  useShortcuts({
    ...Object.fromEntries(properties.map(({ name, key }) => [key, { label: t(name), run: () => setOpened(name) }])),
    ...Object.fromEntries(actions.flatMap(({ name, keys, run }) => (keys ? [[keys, { label: t(name), run }]] : []))),
  });

  return (
    <div
      role="toolbar"
      aria-label={t("label")}
      data-lower-edge=""
      className="absolute inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center justify-center gap-0.5 rounded-lg border border-gray-6 bg-floating p-1 shadow-floating max-sm:inset-x-2 max-sm:max-w-none"
    >
      <Count count={count} allIds={allIds} />
      {count > 0 && (
        <>
          <Divider />
          {properties.map(({ name, Icon, panel }) => (
            <Popover
              key={name}
              label={t(name)}
              trigger={<PropertyContent Icon={Icon} text={t(name)} />}
              triggerStyle={buttonStyle({ kind: "quiet", size: "small" }, "pointer-coarse:min-w-11")}
              open={opened === name}
              onOpenChange={(open) => setOpened(open ? name : null)}
              align="center"
              className="w-72 p-1"
            >
              {panel(() => setOpened(null))}
            </Popover>
          ))}
          <Divider />
          <Actions actions={actions} />
          <Divider />
        </>
      )}
      <span className="max-sm:hidden">
        <ClearButton />
      </span>
    </div>
  );
}

function Count({ count, allIds }: Pick<ManyBarProps, "count" | "allIds">) {
  const t = useTranslations("manyTasks");
  const saving = useTranslations("ui.transfer");
  const progress = useProgress();
  return (
    <div className="flex items-center max-sm:w-full">
      <p role="status" className="shrink-0 px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {progress ? saving("progress", { ...progress }) : count === 0 ? t("none") : t("count", { count })}
      </p>
      {count < allIds.length && (
        <Button kind="quiet" size="small" onClick={() => select(allIds)}>
          {t("selectAll")}
        </Button>
      )}
      <span className="ms-auto sm:hidden">
        <ClearButton />
      </span>
    </div>
  );
}

function ClearButton() {
  const t = useTranslations("manyTasks");
  return (
    <Button kind="quiet" size="icon" aria-label={t("clear")} onClick={clearSelection}>
      <X {...icon} />
    </Button>
  );
}

function Actions({ actions: [first, ...others] }: Pick<ManyBarProps, "actions">) {
  const t = useTranslations("manyTasks");
  return (
    <>
      {first && <ActionButton action={first} />}
      <span className="contents max-sm:hidden">
        {others.map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
      </span>
      <span className="sm:hidden">
        <Menu
          label={t("more")}
          button={<Ellipsis {...icon} />}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
        >
          {others.map(({ name, keys, Icon, run }) => (
            <MenuItem key={name} icon={<Icon {...icon} />} keys={keys} danger={name === "delete"} onClick={run}>
              {t(name)}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </>
  );
}

function ActionButton({ action: { name, keys, Icon, run } }: { action: BarAction }) {
  const t = useTranslations("manyTasks");
  return (
    <Tooltip text={t(name)} keys={keys}>
      <Button kind="quiet" size="icon" aria-label={t(name)} onClick={run}>
        <Icon {...icon} />
      </Button>
    </Tooltip>
  );
}

const Divider = () => <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-gray-6 max-sm:hidden" />;

/** There is room for the texts on wide screens only. */
const PropertyContent = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <>
    <Icon {...icon} />
    <span className="max-lg:sr-only">{text}</span>
  </>
);
