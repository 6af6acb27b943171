"use client";
import { SquareKanban, X } from "lucide-react";
import { findBoards } from "@/components/shell/find-boards";
import { buttonStyle } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/controls/picker";
import { Popover } from "@/components/ui/overlays/popover";
import { TryAgain } from "@/components/ui/pages/try-again";
import { useSearch } from "@/components/ui/hooks/use-search";

export interface ChosenBoard {
  id: number;
  title: string;
}

interface BoardChooserProps {
  boards: readonly ChosenBoard[];
  onChange: (boards: readonly ChosenBoard[]) => void;
}

export function BoardChooser({ boards, onChange }: BoardChooserProps) {
  const { text, found, problem, ask, searchDebounced } = useSearch(findBoards);
  const remove = (id: number) => onChange(boards.filter((board) => board.id !== id));

  function toggle(id: number) {
    const board = found?.find((each) => each.id === id);
    if (boards.some((each) => each.id === id)) remove(id);
    else if (board) onChange([...boards, board]);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      {boards.length > 0 && <Chosen boards={boards} onRemove={remove} />}
      <Popover
        label="Choose boards"
        trigger={<ChooseBoards />}
        triggerStyle={buttonStyle({ size: "small" })}
        onOpenChange={(open) => open && void ask("")}
      >
        <Picker
          label="Boards"
          multiple
          choices={(found ?? []).map(({ id, title }) => ({ value: id, text: title }))}
          chosen={boards.map(({ id }) => id)}
          onToggle={toggle}
          onSearch={(typed) => searchDebounced(typed.trim())}
          searchPlaceholder="Search boards"
          empty={noBoardsMessage(found !== null, problem !== "")}
        />
        {problem && <TryAgain problem={problem} onRetry={() => ask(text)} />}
      </Popover>
    </div>
  );
}

export function noBoardsMessage(isAnswered: boolean, hasFailed: boolean): string {
  if (hasFailed) return "No board could be looked for";
  return isAnswered ? "No board was found" : "Looking for boards…";
}

const ChooseBoards = () => (
  <>
    <SquareKanban aria-hidden className="size-4" strokeWidth={1.5} />
    Choose boards
  </>
);

const Chosen = ({ boards, onRemove }: { boards: readonly ChosenBoard[]; onRemove: (id: number) => void }) => (
  <ul aria-label="Boards" className="flex max-w-full flex-wrap gap-1.5">
    {boards.map(({ id, title }) => (
      <li key={id} className="flex max-w-full items-center gap-1 rounded-full border border-gray-6 bg-gray-2 ps-3">
        <bdi className="min-w-0 truncate">{title}</bdi>
        <button
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => onRemove(id)}
          className={buttonStyle({ kind: "quiet", size: "roundIcon" })}
        >
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </button>
      </li>
    ))}
  </ul>
);
