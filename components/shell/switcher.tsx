"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "next-intl";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { Search, SquareKanban } from "lucide-react";
import { openBoard } from "@/components/board-opening/open-board";
import { findBoards, type FoundBoard } from "@/components/shell/find-boards";
import { showPanel, useIsPanelOpen } from "@/components/shell/panels";
import { SwitcherState } from "@/components/shell/switcher-state";
import { alwaysOpen } from "@/components/ui/pickers/picker";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useSearch } from "@/components/ui/hooks/use-search";

export function Switcher() {
  const t = useTranslations("shell.finder");
  const open = useIsPanelOpen("switcher");
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => showPanel(on ? "switcher" : null)}
      title={t("title")}
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
  const t = useTranslations("shell.finder");
  const [typed, setTyped] = useState("");
  const { text, found: boards, problem, ask, searchDebounced } = useSearch(findBoards);

  const begin = useEffectEvent(() => ask(""));
  useEffect(() => void begin(), []);

  function type(next: string) {
    setTyped(next);
    searchDebounced(next.trim());
  }

  return (
    <Autocomplete.Root {...alwaysOpen} items={boards ?? NONE} value={typed} onValueChange={type}>
      <div className="flex items-center gap-2.5 border-b border-gray-6 px-4">
        <Search aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
        <Autocomplete.Input
          aria-label={t("title")}
          placeholder={t("title")}
          className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-gray-11"
        />
      </div>
      <Autocomplete.List
        aria-label={t("boards")}
        className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {(board: FoundBoard) => <BoardRow key={board.id} board={board} />}
      </Autocomplete.List>
      <SwitcherState boards={boards} text={text} problem={problem} onRetry={() => ask(typed.trim())} />
    </Autocomplete.Root>
  );
}

const NONE: readonly FoundBoard[] = [];

function BoardRow({ board }: { board: FoundBoard }) {
  function go() {
    showPanel(null);
    openBoard({ ...board, address: `/boards/${board.id}` });
  }

  return (
    <Autocomplete.Item
      value={board}
      onClick={go}
      className="flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-3 py-1 outline-none select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11"
    >
      <SquareKanban aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <bdi className="min-w-0 wrap-anywhere">{board.title}</bdi>
    </Autocomplete.Item>
  );
}
