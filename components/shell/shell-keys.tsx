"use client";
import { useRouter } from "next/navigation";
import { EVERYWHERE } from "@/components/shell/everywhere";
import { showPanel } from "@/components/shell/panels";
import { useCreate } from "@/components/shell/use-create";
import { useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";

export function ShellKeys({ canCreate }: { canCreate: boolean }) {
  const router = useRouter();
  const create = useCreate(canCreate);
  const find = { label: "Find a board", group: EVERYWHERE, run: () => showPanel("switcher") };

  useShortcuts({
    "/": find,
    "mod+k": find,
    b: { label: "Go to the boards", group: EVERYWHERE, run: () => router.push("/") },
    "?": { label: "Show all keys", group: EVERYWHERE, run: () => showPanel("keys") },
  });
  useShortcuts({ c: { label: create?.label ?? "", group: EVERYWHERE, run: () => create?.run() } }, create !== null);
  useShortcutHints(EVERYWHERE, { "Close a dialog or a menu": ["Escape"] });
  return null;
}
