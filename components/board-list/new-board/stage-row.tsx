"use client";
import { useTranslations } from "next-intl";
import { ArrowDown, ArrowUp, CircleCheck, X } from "lucide-react";
import type { StageDraft } from "@/components/board-list/new-board/stage-drafts";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface StageRowProps {
  stage: StageDraft;
  place: number;
  isLast: boolean;
  onChange: (changed: Partial<StageDraft>) => void;
  /** `part` is the button that keeps the focus. */
  onMove: (by: -1 | 1, part: string) => void;
  onRemove: (() => void) | undefined;
  onEnter: (() => void) | undefined;
}

export function StageRow({
  stage: { key, title, closes },
  place,
  isLast,
  onChange,
  onMove,
  onRemove,
  onEnter,
}: StageRowProps) {
  const t = useTranslations("boards.stages");
  const name = { titled: title ? "yes" : "no", title, place };

  function onKeyDown(event: React.KeyboardEvent) {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (event.altKey && by) {
      event.preventDefault();
      onMove(by, "title");
    } else if (event.key === "Enter" && onEnter && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    }
  }

  return (
    <li data-stage={key} className="flex flex-wrap items-center gap-x-0.5">
      <input
        type="text"
        data-part="title"
        aria-label={t("title", { place })}
        dir="auto"
        value={title}
        placeholder={t("placeholder")}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
        onKeyDown={onKeyDown}
        className={classNames(fieldStyle, "me-1 h-9 w-40 flex-1 pointer-coarse:h-11 pointer-coarse:basis-full")}
      />
      <ClosesToggle label={t("markDone", name)} closes={closes} onToggle={() => onChange({ closes: !closes })} />
      <MoveButton label={t("moveUp", name)} part="up" disabled={place === 1} onMove={() => onMove(-1, "up")}>
        <ArrowUp {...icon} />
      </MoveButton>
      <MoveButton label={t("moveDown", name)} part="down" disabled={isLast} onMove={() => onMove(1, "down")}>
        <ArrowDown {...icon} />
      </MoveButton>
      <button type="button" aria-label={t("remove", name)} disabled={!onRemove} onClick={onRemove} className={part}>
        <X {...icon} />
      </button>
    </li>
  );
}

interface ClosesToggleProps {
  label: string;
  closes: boolean;
  onToggle: () => void;
}

function ClosesToggle({ label, closes, onToggle }: ClosesToggleProps) {
  const t = useTranslations("boards.stages");
  return (
    <Tooltip text={closes ? t("done") : t("open")}>
      <button type="button" aria-pressed={closes} aria-label={label} onClick={onToggle} className={part}>
        <CircleCheck
          aria-hidden
          className={classNames("size-4", closes ? "text-green-text" : "opacity-60")}
          strokeWidth={closes ? 2 : 1.5}
        />
      </button>
    </Tooltip>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
const part = buttonStyle(
  { kind: "quiet", size: "icon" },
  "disabled:opacity-40 disabled:hover:bg-transparent aria-disabled:opacity-40 aria-disabled:hover:bg-transparent",
);

interface MoveButtonProps {
  label: string;
  part: string;
  disabled: boolean;
  onMove: () => void;
  children: React.ReactNode;
}

/** Stays focusable at the end of the list, so that the focus is not lost. */
const MoveButton = ({ label, part: name, disabled, onMove, children }: MoveButtonProps) => (
  <button
    type="button"
    data-part={name}
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => !disabled && onMove()}
    className={part}
  >
    {children}
  </button>
);
