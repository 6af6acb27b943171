"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { ArchiveRestore } from "lucide-react";
import { useArchive } from "@/components/board-list/archive";
import { Button } from "@/components/ui/controls/button";

export function RestoreButton({ id, title }: { id: number; title: string }) {
  const t = useTranslations("boards.card");
  const actions = useTranslations("ui.actions");
  const { restore } = useArchive({ id, title });
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await restore();
    setBusy(false);
  };

  return (
    <Button
      size="small"
      busy={busy}
      onClick={onClick}
      aria-label={t("restore", { title })}
      className="relative z-10 mt-3 self-start"
    >
      <ArchiveRestore aria-hidden className="size-4" strokeWidth={1.5} />
      {actions("restore")}
    </Button>
  );
}
