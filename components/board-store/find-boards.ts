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

export type BoardType = "to-do" | "roadmap";

export async function findBoards(text: string, type?: BoardType): Promise<readonly FoundBoard[]> {
  const query = new URLSearchParams({
    search: text,
    per_page: "20",
    order_by: "title",
    order_type: "ASC",
    ...(type && { type }),
    _fields: "boards.data.id,boards.data.title,boards.data.background",
  });
  const { boards } = await api<{ boards?: { data?: FoundBoard[] } }>("GET", `/boards/v2/projects?${query}`);
  return boards?.data ?? [];
}

/** @param type of the boards, or all */
export function useBoardSearch(type?: BoardType): Search<FoundBoard> {
  const t = useTranslations("shell.finder");
  return {
    texts: {
      label: t("boards"),
      placeholder: t("placeholder"),
      searching: t("searching"),
      none: t("noneFound"),
      failed: t("failed"),
    },
    find: (text) => findBoards(text, type),
    choiceOf: ({ id, title }) => ({ value: id, text: title }),
  };
}
