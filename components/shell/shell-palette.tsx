"use client";
import { useMemo, useState } from "react";
import { useRouter } from "next/navigation";
import { Palette } from "@/components/palette/palette";
import type { PaletteKind } from "@/components/palette/use-sections";
import { beginTitle } from "@/components/quick-create/use-new-task-draft";
import { showPanel, useOpenPanel } from "@/components/shell/panels";
import type { ShellPerson } from "@/components/shell/shell-person";

export function ShellPalette({ person }: { person: ShellPerson }) {
  const router = useRouter();
  const panel = useOpenPanel();
  const open = panel === "search" || panel === "commands" ? panel : null;
  // It keeps its kind while it closes.
  const [kind, setKind] = useState<PaletteKind>(open ?? "search");
  if (open && open !== kind) setKind(open);

  const calls = useMemo(
    () => ({
      go: (address: string) => router.push(address),
      showNotifications: () => showPanel("notifications"),
      showKeys: () => showPanel("keys"),
      createTask(title: string) {
        if (title !== "") beginTitle(person.id, title);
        showPanel("create");
      },
    }),
    [router, person.id],
  );
  return <Palette open={open !== null} kind={kind} reader={person} calls={calls} onClose={() => showPanel(null)} />;
}
