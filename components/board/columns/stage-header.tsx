"use client";
import { useState } from "react";
import dynamic from "next/dynamic";
import { CircleCheck, Ellipsis, LayoutTemplate, Plus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { isDiscarded } from "@/components/offline/store/discarded";
import { withTexts } from "@/components/i18n/with-texts";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { ColorFill } from "@/components/ui/brand/color-fill";
import type { StageWindow } from "@/components/board-store/edits/loaded-tasks";
import { kanbanTexts } from "@/generated/messages/parts/kanban";
import type { Abilities } from "@/lib/boards/abilities";
import type { StageJson } from "@/lib/stages/present";

interface StageHeaderProps {
  stage: StageJson;
  board: Pick<BoardJson, "stages">;
  titleId: string;
  window: StageWindow;
  abilities: Abilities;
  /** It says and asks which stages are public. */
  hasPage: boolean;
  isPro: boolean;
  save: Save["save"];
  send: Save["send"];
  /** Where tasks are added below it. */
  onAdd?: () => void;
}

const TITLE_LENGTH = 100;
const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
/** Only roadmaps load it. */
const StageVisibility = dynamic(() =>
  import("@/components/board/roadmap/stage-visibility").then((file) => file.StageVisibility),
);
const StageLimit = dynamic(
  withTexts(kanbanTexts, () => import("@/components/board/columns/stage-limit").then((file) => file.StageLimit)),
  { ssr: false },
);
const loadMenu = () => import("@/components/board/columns/stage-menu").then((file) => file.StageMenu);

export function StageHeader(props: StageHeaderProps) {
  const { stage, titleId, window, abilities, hasPage, save, send } = props;
  const t = useTranslations("board.stages");
  const isSaved = stage.id > 0;
  const rename = (title: string) =>
    send({ kind: "change-stage", stageId: stage.id, title, background: stage.bg_color }).then(nothing, ignoreDiscarded);

  return (
    <div className="shrink-0">
      <div className="relative h-1 overflow-hidden rounded-t-lg">
        {stage.bg_color && <ColorFill light={stage.bg_color} />}
      </div>
      <div className="flex min-h-11 items-start gap-1 ps-5.25 pe-1.5 pb-1">
        <div className="flex min-w-0 flex-1 items-start gap-2 py-1.5 leading-tight pointer-coarse:py-0">
          <h2 id={titleId} className="min-w-0">
            <InlineText
              value={stage.title}
              label={t("stageTitle")}
              maxLength={TITLE_LENGTH}
              disabled={!abilities.edit || !isSaved}
              onSave={rename}
              className="text-base leading-tight font-semibold pointer-coarse:[&>:is(button,bdi)]:py-3.5"
            />
          </h2>
          <Marks stage={stage} />
          <Count {...window} limit={stage.settings.wip_limit} />
        </div>
        {hasPage && isSaved && (
          <StageVisibility stage={stage} mayChange={abilities.edit && abilities.manage} save={save} />
        )}
        {abilities.edit && isSaved && <Actions {...props} />}
      </div>
    </div>
  );
}

const nothing = () => undefined;

function ignoreDiscarded(error: unknown) {
  if (!isDiscarded(error)) throw error;
}

function Actions({ stage, board, abilities, hasPage, isPro, save, onAdd }: Omit<StageHeaderProps, "send">) {
  const t = useTranslations("board.stages");
  const [isLimiting, setLimiting] = useState(false);
  return (
    <>
      {onAdd && (
        <Button
          kind="quiet"
          size="icon"
          data-new-task="start"
          aria-label={t("addTaskTo", { stage: stage.title })}
          onClick={onAdd}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      )}
      <LazyMenu
        label={t("actionsFor", { stage: stage.title })}
        button={dots}
        buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
        load={loadMenu}
        menuProps={{
          stage,
          stages: board.stages,
          canPublish: hasPage && abilities.manage,
          canMakeTemplate: isPro,
          save,
          onLimit: () => setLimiting(true),
        }}
      />
      <LazyMount when={isLimiting}>
        <StageLimit stage={stage} open={isLimiting} onOpenChange={setLimiting} save={save} />
      </LazyMount>
    </>
  );
}

function Marks({ stage: { settings } }: Pick<StageHeaderProps, "stage">) {
  const t = useTranslations("board.stages");
  const icon = { role: "img", strokeWidth: 1.5 } as const;
  const place = "mt-0.5 size-4 shrink-0 pointer-coarse:mt-3.5";
  return (
    <>
      {settings.default_task_status === "closed" && (
        <CircleCheck {...icon} aria-label={t("done")} className={classNames(place, "text-green-text")} />
      )}
      {settings.is_template && (
        <LayoutTemplate {...icon} aria-label={t("template")} className={classNames(place, "text-accent-text")} />
      )}
    </>
  );
}

interface CountProps extends Pick<StageWindow, "total" | "unfiltered"> {
  limit: number | undefined;
}

/** While tasks are filtered, how many of them are shown; otherwise how many the stage should have at most. */
function Count({ total, unfiltered, limit }: CountProps) {
  const t = useTranslations("board.stages");
  const { number } = useFormatter();
  const all = unfiltered ?? total;
  const isOver = limit !== undefined && all > limit;
  return (
    <span
      className={classNames(
        "py-0.5 text-sm leading-tight whitespace-nowrap tabular-nums",
        isOver
          ? "rounded-sm bg-amber-soft px-1 font-medium text-amber-text pointer-coarse:my-3"
          : "text-gray-11 pointer-coarse:py-3.5",
      )}
    >
      <span aria-hidden>
        {number(total)}
        {unfiltered === undefined ? limit !== undefined && `/${number(limit)}` : ` / ${number(all)}`}
      </span>
      <span className="sr-only">
        {unfiltered !== undefined
          ? t("countOf", { count: total, all })
          : limit === undefined
            ? t("count", { count: total })
            : t("limited", { count: total, limit })}
        {isOver && ` – ${t("overLimit", { limit })}`}
      </span>
    </span>
  );
}
