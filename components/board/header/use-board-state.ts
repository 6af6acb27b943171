"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { boardKey, type BoardJson, boardPath } from "@/components/board-store/board-data";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

export function useBoardState({ id, title }: Pick<BoardJson, "id" | "title">) {
  const t = useTranslations("board.state");
  const actions = useTranslations("ui.actions");
  const client = useQueryClient();

  async function send(verb: "archive" | "restore") {
    const { board } = await api<{ board: Pick<BoardJson, "archived_at"> }>("PUT", `${boardPath(id)}/${verb}-board`);
    client.setQueryData<BoardJson>(boardKey(id), (known) => known && { ...known, archived_at: board.archived_at });
    await client.invalidateQueries({ queryKey: boardKey(id), exact: true });
  }

  const showProblem = (error: unknown) => void toast(errorMessage(error), "error");
  const archive = (): Promise<void> =>
    send("archive").then(
      () =>
        toast(t("archived", { title }), "done", { action: { label: actions("undo"), onPress: () => void restore() } }),
      showProblem,
    );
  const restore = (): Promise<void> =>
    send("restore").then(
      () =>
        toast(t("restored", { title }), "done", { action: { label: actions("undo"), onPress: () => void archive() } }),
      showProblem,
    );
  return { archive, restore };
}
