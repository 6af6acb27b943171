"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { Search, SquareKanban } from "lucide-react";
import { openBoard } from "@/components/board-opening/open-board";
import { findBoards, type FoundBoard } from "@/components/shell/find-boards";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { SwitcherState } from "@/components/shell/switcher-state";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useCombobox } from "@/components/ui/keyboard/use-combobox";
import { useSearch } from "@/components/ui/hooks/use-search";

export function Switcher() {
  const open = useIsPanelOpen("switcher");
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => showPanel(on ? "switcher" : null)}
      title="Find a board"
      titleHidden
      width="max-w-lg"
      fill
      className="self-start sm:mt-[12vh]"
    >
      <BoardFinder />
    </Dialog>
  );
}

function BoardFinder() {
  const [typed, setTyped] = useState("");
  const { text, found: boards, problem, ask, searchDebounced } = useSearch(findBoards);

  function go(board: FoundBoard | undefined) {
    if (!board) return;
    showPanel(null);
    openBoard({ ...board, address: `/boards/${board.id}` });
  }

  const rows = useCombobox(boards?.length ?? 0, (row) => go(boards?.[row]));
  const begin = useEffectEvent(() => ask(""));
  useEffect(() => void begin(), []);

  function type(next: string) {
    setTyped(next);
    rows.restart();
    searchDebounced(next.trim());
  }

  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-gray-6 px-4">
        <Search aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
        <input
          {...rows.field}
          type="text"
          aria-label="Find a board"
          placeholder="Find a board"
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-gray-11"
        />
      </div>
      <div
        {...rows.list}
        aria-label="Boards"
        className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {boards?.map((board, row) => (
          <BoardRow key={board.id} {...rows.row(row)} aria-selected={row === rows.active} title={board.title} />
        ))}
      </div>
      <SwitcherState boards={boards} text={text} problem={problem} onRetry={() => ask(typed.trim())} />
    </>
  );
}

function BoardRow({ title, ...row }: React.ComponentProps<"div"> & { title: string }) {
  return (
    <div
      {...row}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-3 py-1 select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11"
    >
      <SquareKanban aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
    </div>
  );
}
