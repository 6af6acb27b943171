"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { showPanel } from "@/components/shell/panels";
import { useCreate } from "@/components/shell/use-create";
import { useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";

export function ShellKeys({ canCreate }: { canCreate: boolean }) {
  const router = useRouter();
  const t = useTranslations("shell");
  const create = useCreate(canCreate);
  const find = { label: t("finder.title"), group: "everywhere" as const, run: () => showPanel("switcher") };

  useShortcuts({
    "/": find,
    "mod+k": find,
    b: { label: t("shortcuts.goToBoards"), group: "everywhere", run: () => router.push("/boards") },
    m: { label: t("shortcuts.goToMyTasks"), group: "everywhere", run: () => router.push("/my-tasks") },
    "?": { label: t("shortcuts.showAll"), group: "everywhere", run: () => showPanel("keys") },
  });
  useShortcuts({ c: { label: create?.label ?? "", group: "everywhere", run: () => create?.run() } }, create !== null);
  useShortcutHints("everywhere", { [t("shortcuts.close")]: ["Escape"] });
  return null;
}
