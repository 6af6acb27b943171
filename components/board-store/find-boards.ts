"use client";
import { useTranslations } from "next-intl";
import type { Search } from "@/components/ui/pickers/search-picker";
import { api } from "@/lib/api";
import type { BoardJson } from "@/lib/boards/present/board";

export interface FoundBoard {
  id: number;
  title: string;
  background: BoardJson["background"];
}

export async function findBoards(text: string): Promise<readonly FoundBoard[]> {
  const query = new URLSearchParams({
    search: text,
    per_page: "20",
    order_by: "title",
    order_type: "ASC",
    _fields: "boards.data.id,boards.data.title,boards.data.background",
  });
  const { boards } = await api<{ boards?: { data?: FoundBoard[] } }>("GET", `/boards/v2/projects?${query}`);
  return boards?.data ?? [];
}

export function useBoardSearch(): Search<FoundBoard> {
  const t = useTranslations("shell.finder");
  return {
    texts: {
      label: t("boards"),
      placeholder: t("placeholder"),
      searching: t("searching"),
      none: t("noneFound"),
      failed: t("failed"),
    },
    find: findBoards,
    choiceOf: ({ id, title }) => ({ value: id, text: title }),
  };
}
