"use client";
import { useRouter } from "next/navigation";
import { showPanel } from "@/components/shell/panels";
import { GLOBAL_KEYS, useCreate } from "@/components/shell/use-create";
import { useShortcuts, useShortcutHints } from "@/components/ui/keyboard/shortcuts";

export function ShellKeys({ canCreate }: { canCreate: boolean }) {
  const router = useRouter();
  const create = useCreate(canCreate);
  const find = { label: "Find a board", group: GLOBAL_KEYS, run: () => showPanel("switcher") };

  useShortcuts({
    "/": find,
    "mod+k": find,
    b: { label: "Go to the boards", group: GLOBAL_KEYS, run: () => router.push("/") },
    "?": { label: "Show all keys", group: GLOBAL_KEYS, run: () => showPanel("keys") },
  });
  useShortcuts({ c: { label: create?.label ?? "", group: GLOBAL_KEYS, run: () => create?.run() } }, create !== null);
  useShortcutHints(GLOBAL_KEYS, { "Close a dialog or a menu": ["Escape"] });
  return null;
}
