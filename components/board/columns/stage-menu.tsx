"use client";
import {
  Archive,
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  CircleCheck,
  Gauge,
  Globe,
  LayoutTemplate,
  Palette,
} from "lucide-react";
import { useTranslations } from "next-intl";
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
  /** On a roadmap with a page. */
  canPublish: boolean;
  canMakeTemplate: boolean;
  save: Save["save"];
  onLimit: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
const pointing = { ...icon, className: "size-4 rtl:-scale-x-100" } as const;

export function StageMenu({
  menu,
  stage,
  stages,
  canPublish,
  canMakeTemplate,
  save,
  onLimit,
}: StageMenuProps & { menu: MenuAnchor }) {
  const t = useTranslations("board.stageMenu");
  const colorTexts = useTranslations("board.stageColors");
  const colors = useTranslations("badges.colors");
  const paint = (background: string) =>
    save({ kind: "change-stage", stageId: stage.id, title: stage.title, background: background || null });
  const archive = () => {
    focusNeighbour(document.querySelector(`[data-stage="${stage.id}"]`), "[aria-haspopup=menu]");
    save({ kind: "archive-stage", stageId: stage.id });
  };

  return (
    <AnchoredMenu {...menu}>
      <Checks stage={stage} canPublish={canPublish} save={save} />
      <Submenu label={t("color")} icon={<Palette {...icon} />}>
        <MenuChoices
          label={t("stageColor")}
          value={stage.bg_color ?? ""}
          choices={colorsWith(stage.bg_color, colorTexts, colors)}
          onChoose={paint}
        />
      </Submenu>
      <Submenu label={t("sort")} icon={<ArrowDownUp {...icon} />}>
        {ORDERS.map(([name, order, direction]) => (
          <MenuItem key={name} onClick={() => save({ kind: "sort-stage", stageId: stage.id, order, direction })}>
            {t(`orders.${name}`)}
          </MenuItem>
        ))}
      </Submenu>
      <MenuItem icon={<Gauge {...icon} />} onClick={onLimit}>
        {t("limit")}
      </MenuItem>
      <MenuSeparator />
      <Moves stage={stage} stages={stages} save={save} />
      <MenuSeparator />
      {canMakeTemplate && <TemplateItem stage={stage} save={save} />}
      <MenuItem icon={<Archive {...icon} />} onClick={archive}>
        {t("archive")}
      </MenuItem>
    </AnchoredMenu>
  );
}

function Checks({ stage, canPublish, save }: Pick<StageMenuProps, "stage" | "canPublish" | "save">) {
  const t = useTranslations("board.stageMenu");
  const { default_task_status, is_public = false } = stage.settings;
  return (
    <>
      <MenuCheck
        icon={<CircleCheck {...icon} />}
        checked={default_task_status === "closed"}
        onCheckedChange={(on) => save({ kind: "close-in-stage", stageId: stage.id, status: on ? "closed" : "open" })}
      >
        {t("done")}
      </MenuCheck>
      {canPublish && (
        <MenuCheck
          icon={<Globe {...icon} />}
          checked={is_public}
          onCheckedChange={(isPublic) => save({ kind: "show-stage", stageId: stage.id, isPublic })}
        >
          {t("public")}
        </MenuCheck>
      )}
    </>
  );
}

function TemplateItem({ stage, save }: Pick<StageMenuProps, "stage" | "save">) {
  const t = useTranslations("board.stageMenu");
  const isTemplate = stage.settings.is_template ?? false;
  function change() {
    save({ kind: "template-stage", stageId: stage.id, isTemplate: !isTemplate });
    toast(t(isTemplate ? "noTemplate" : "madeTemplate", { title: stage.title }));
  }
  return (
    <MenuItem icon={<LayoutTemplate {...icon} />} onClick={change}>
      {isTemplate ? t("removeTemplate") : t("makeTemplate")}
    </MenuItem>
  );
}

function Moves({ stage, stages, save }: Pick<StageMenuProps, "stage" | "stages" | "save">) {
  const t = useTranslations("board.stageMenu");
  const ids = stages.map(({ id }) => id);
  const at = ids.indexOf(stage.id);
  const moveTo = (place: number) =>
    save({ kind: "order-stages", stageIds: ids.toSpliced(at, 1).toSpliced(place, 0, stage.id) });

  return (
    <>
      <MenuItem icon={<ArrowLeft {...pointing} />} disabled={at <= 0} onClick={() => moveTo(at - 1)}>
        {t("moveToPrevious")}
      </MenuItem>
      <MenuItem icon={<ArrowRight {...pointing} />} disabled={at === ids.length - 1} onClick={() => moveTo(at + 1)}>
        {t("moveToNext")}
      </MenuItem>
    </>
  );
}

/** The server sorts the most urgent first. */
const ORDERS = [
  ["highestPriority", "priority", "ASC"],
  ["lowestPriority", "priority", "DESC"],
  ["earliestDue", "due_at", "ASC"],
  ["latestDue", "due_at", "DESC"],
  ["newest", "created_at", "DESC"],
  ["oldest", "created_at", "ASC"],
  ["titleAToZ", "title", "ASC"],
  ["titleZToA", "title", "DESC"],
] as const satisfies readonly (readonly [string, StageOrder, "ASC" | "DESC"])[];
