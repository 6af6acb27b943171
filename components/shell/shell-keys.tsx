"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { showPanel } from "@/components/shell/panels";
import { useCreate } from "@/components/shell/use-create";
import { useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";

export function ShellKeys() {
  const router = useRouter();
  const t = useTranslations("shell.shortcuts");
  const create = useCreate();
  const group = "everywhere" as const;

  useShortcuts({
    "/": { label: t("search"), group, run: () => showPanel("search") },
    "mod+k": { label: t("commands"), group, overDialogs: true, run: () => showPanel("commands") },
    c: { ...create, group },
    b: { label: t("goToBoards"), group, run: () => router.push("/boards") },
    m: { label: t("goToMyTasks"), group, run: () => router.push("/my-tasks") },
    "?": { label: t("showAll"), group, run: () => showPanel("keys") },
  });
  useShortcutHints(group, { [t("close")]: ["Escape"] });
  return null;
}
