"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

interface ArchivedBoard {
  id: number;
  title: string;
}

export function useArchive({ id, title }: ArchivedBoard) {
  const t = useTranslations("boards.card");
  const actions = useTranslations("ui.actions");
  const router = useRouter();

  const send = async (verb: "archive" | "restore") => {
    await api("PUT", `/boards/v2/projects/${id}/${verb}-board`);
    router.refresh();
    // The focused card disappears.
    document.getElementById("boards")?.focus();
  };
  const reportError = (error: unknown) => toast(errorMessage(error), "error");
  const undoAction = (verb: "archive" | "restore") => ({
    action: { label: actions("undo"), onPress: () => void send(verb).catch(reportError) },
  });

  return {
    archive: () =>
      send("archive").then(() => toast(t("archived", { title }), "done", undoAction("restore")), reportError),
    restore: () =>
      send("restore").then(() => toast(t("restored", { title }), "done", undoAction("archive")), reportError),
  };
}
