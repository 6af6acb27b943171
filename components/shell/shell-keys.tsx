"use client";
import { useRouter } from "next/navigation";
import { showPanel } from "@/components/shell/panels";
import { GLOBAL_KEYS, useCreate } from "@/components/shell/use-create";
import { useKeys, useListedKeys } from "@/components/ui/keyboard/keys";

export function ShellKeys({ canCreate }: { canCreate: boolean }) {
  const router = useRouter();
  const create = useCreate(canCreate);
  const find = { does: "Find a board", group: GLOBAL_KEYS, run: () => showPanel("switcher") };

  useKeys({
    "/": find,
    "mod+k": find,
    b: { does: "Go to the boards", group: GLOBAL_KEYS, run: () => router.push("/") },
    "?": { does: "Show all keys", group: GLOBAL_KEYS, run: () => showPanel("keys") },
  });
  useKeys({ c: { does: create?.does ?? "", group: GLOBAL_KEYS, run: () => create?.run() } }, create !== null);
  useListedKeys(GLOBAL_KEYS, { "Close a dialog or a menu": ["Escape"] });
  return null;
}
