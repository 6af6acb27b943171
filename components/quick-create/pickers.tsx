"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { type LucideIcon, SquareKanban, SquareStack } from "lucide-react";
import { PRIORITIES, PriorityMark, priorityName } from "@/components/badges/priority-icon";
import { findBoards } from "@/components/quick-create/boards";
import type { Target } from "@/components/quick-create/use-quick-create";
import { buttonStyle } from "@/components/ui/controls/button";
import { useSearch } from "@/components/ui/hooks/use-search";
import { Popover } from "@/components/ui/overlays/popover";
import { TryAgain } from "@/components/ui/pages/try-again";
import { Picker } from "@/components/ui/pickers/picker";

interface PickerPopoverProps {
  label: string;
  value: string;
  mark: React.ReactNode;
  onOpen?: () => void;
  children: (close: () => void) => React.ReactNode;
}

function PickerPopover({ label, value, mark, onOpen, children }: PickerPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={`${label}: ${value}`}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) onOpen?.();
      }}
      triggerStyle={buttonStyle({ size: "small" }, "max-w-full min-w-0 shrink")}
      trigger={
        <>
          {mark}
          <bdi className="min-w-0 truncate">{value}</bdi>
        </>
      }
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}

const icon = (Icon: LucideIcon) => <Icon aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />;

/** Only boards where the reader may create tasks. */
export function BoardPicker({ target: { board, chooseBoard } }: { target: Target }) {
  const t = useTranslations("quickCreate");
  const { text, found, problem, ask, searchDebounced } = useSearch(findBoards);
  if (!board) return null;
  return (
    <PickerPopover label={t("board")} value={board.title} mark={icon(SquareKanban)} onOpen={() => void ask("")}>
      {(close) => (
        <>
          <Picker
            label={t("board")}
            choices={(found ?? []).map(({ id, title }) => ({ value: id, text: title }))}
            chosen={[board.id]}
            onToggle={(id) => {
              chooseBoard(id);
              close();
            }}
            onSearch={(typed) => searchDebounced(typed.trim())}
            searchPlaceholder={t("boards.placeholder")}
            empty={problem ? t("boards.failed") : found ? t("boards.none") : t("boards.searching")}
          />
          {problem && <TryAgain problem={problem} onRetry={() => void ask(text)} />}
        </>
      )}
    </PickerPopover>
  );
}

export function StagePicker({ target: { stages, stage, chooseStage } }: { target: Target }) {
  const t = useTranslations("quickCreate");
  if (!stage) return null;
  return (
    <PickerPopover label={t("stage")} value={stage.title} mark={icon(SquareStack)}>
      {(close) => (
        <Picker
          label={t("stage")}
          choices={stages.map(({ id, title }) => ({ value: id, text: title }))}
          chosen={[stage.id]}
          onToggle={(id) => {
            chooseStage(id);
            close();
          }}
        />
      )}
    </PickerPopover>
  );
}

interface PriorityPickerProps {
  priority: string;
  onChoose: (priority: string) => void;
}

export function PriorityPicker({ priority, onChoose }: PriorityPickerProps) {
  const t = useTranslations("quickCreate");
  const priorities = useTranslations("badges.priorities");
  return (
    <PickerPopover
      label={t("priority")}
      value={priorityName(priority, priorities)}
      mark={<PriorityMark priority={priority} />}
    >
      {(close) => (
        <Picker
          label={t("priority")}
          choices={PRIORITIES.map((value) => ({
            value,
            text: priorityName(value, priorities),
            icon: <PriorityMark priority={value} />,
          }))}
          chosen={[priority]}
          onToggle={(value) => {
            onChoose(value);
            close();
          }}
        />
      )}
    </PickerPopover>
  );
}
