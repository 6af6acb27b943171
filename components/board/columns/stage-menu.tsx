"use client";
import { Archive, ArrowDownUp, ArrowLeft, ArrowRight, CircleCheck, Palette } from "lucide-react";
import { focusNeighbour } from "@/components/ui/keyboard/focus-neighbour";
import { colorsWith } from "@/components/board/columns/stage-colors";
import type { Save } from "@/components/board-store/use-save";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuCheck, MenuChoices, MenuItem, MenuSeparator, Submenu } from "@/components/ui/overlays/menu-items";
import { toast } from "@/components/ui/feedback/toasts";
import type { StageOrder } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";

interface StageMenuProps {
  stage: StageJson;
  stages: readonly StageJson[];
  save: Save["save"];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function StageMenu({ menu, stage, stages, save }: StageMenuProps & { menu: MenuAnchor }) {
  const isClosing = stage.settings.default_task_status === "closed";
  const paint = (background: string) =>
    save({ kind: "change-stage", stageId: stage.id, title: stage.title, background: background || null });
  // A restored stage becomes the last one.
  const restore = () => {
    save({ kind: "restore-stage", stageId: stage.id });
    if (stages.at(-1) !== stage) save({ kind: "order-stages", stageIds: stages.map(({ id }) => id) });
  };
  const archive = () => {
    focusNeighbour(document.querySelector(`[data-stage="${stage.id}"]`), "[aria-haspopup=menu]");
    save({ kind: "archive-stage", stageId: stage.id });
    toast(`“${stage.title}” is archived`, "done", { action: { label: "Undo", onPress: restore } });
  };

  return (
    <AnchoredMenu {...menu}>
      <MenuCheck
        icon={<CircleCheck {...icon} />}
        checked={isClosing}
        onCheckedChange={(on) => save({ kind: "close-in-stage", stageId: stage.id, status: on ? "closed" : "open" })}
      >
        Tasks here are done
      </MenuCheck>
      <Submenu label="Colour" icon={<Palette {...icon} />}>
        <MenuChoices
          label="Colour of the stage"
          value={stage.bg_color ?? ""}
          choices={colorsWith(stage.bg_color)}
          onChoose={paint}
        />
      </Submenu>
      <Submenu label="Sort tasks once" icon={<ArrowDownUp {...icon} />}>
        {ORDERS.map(([label, order, direction]) => (
          <MenuItem key={label} onClick={() => save({ kind: "sort-stage", stageId: stage.id, order, direction })}>
            {label}
          </MenuItem>
        ))}
      </Submenu>
      <MenuSeparator />
      <Moves stage={stage} stages={stages} save={save} />
      <MenuSeparator />
      <MenuItem icon={<Archive {...icon} />} onClick={archive}>
        Archive stage
      </MenuItem>
    </AnchoredMenu>
  );
}

function Moves({ stage, stages, save }: StageMenuProps) {
  const ids = stages.map(({ id }) => id);
  const at = ids.indexOf(stage.id);
  const moveTo = (place: number) =>
    save({ kind: "order-stages", stageIds: ids.toSpliced(at, 1).toSpliced(place, 0, stage.id) });

  return (
    <>
      <MenuItem icon={<ArrowLeft {...icon} />} disabled={at <= 0} onClick={() => moveTo(at - 1)}>
        Move left
      </MenuItem>
      <MenuItem icon={<ArrowRight {...icon} />} disabled={at === ids.length - 1} onClick={() => moveTo(at + 1)}>
        Move right
      </MenuItem>
    </>
  );
}

/** The server sorts the most urgent first. */
const ORDERS: readonly (readonly [string, StageOrder, "ASC" | "DESC"])[] = [
  ["Priority, highest first", "priority", "ASC"],
  ["Priority, lowest first", "priority", "DESC"],
  ["Due date, earliest first", "due_at", "ASC"],
  ["Due date, latest first", "due_at", "DESC"],
  ["Newest first", "created_at", "DESC"],
  ["Oldest first", "created_at", "ASC"],
  ["Title, A to Z", "title", "ASC"],
  ["Title, Z to A", "title", "DESC"],
];
