"use client";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOffer } from "@/components/commands/offers";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { toast } from "@/components/ui/feedback/toasts";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { type View, VIEW_ICONS, viewIn, VIEWS } from "@/components/board/views/views";
import { api } from "@/lib/api";

/** The view in the address, otherwise the last one of this person on this board. */
export function useView(boardId: number, remembered: View) {
  const t = useTranslations("boardViews");
  const inAddress = viewIn(useSearchParams());
  const [last, setLast] = useState(remembered);
  const view = inAddress ?? last;

  const choose = useCallback(
    (next: View) => {
      if (next === view) return;
      setLast(next);
      changeSearch((params) => params.set("view", next));
      api("PUT", `/boards-app/v1/boards/${boardId}/view`, { view: next }).catch((error: unknown) =>
        toast(errorMessage(error), "error"),
      );
    },
    [boardId, view],
  );

  const commands = useMemo(
    () =>
      VIEWS.map((each, at) => ({
        ...{ id: `view ${each}`, title: t(`show.${each}`), Icon: VIEW_ICONS[each], keys: String(at + 1) },
        isCurrent: each === view,
        run: () => choose(each),
      })),
    [t, view, choose],
  );
  useOffer("commands", commands);
  useShortcuts(Object.fromEntries(commands.map(({ keys, title, run }) => [keys, { label: title, run }])));
  return { view, choose };
}
