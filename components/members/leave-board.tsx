"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { useMembers } from "@/components/members/use-members";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { navigateTo } from "@/components/ui/hooks/navigation";

export function LeaveBoard({ board, me }: { board: BoardJson; me: number }) {
  const t = useTranslations("members.leave");
  const { leave } = useMembers(board.id);
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button kind="dangerQuiet" onClick={ask} className="sm:me-auto">
          {t("button")}
        </Button>
      )}
      title={t("title", { board: board.title })}
      text={t("text")}
      confirm={t("button")}
      onConfirm={async () => {
        await leave(me);
        await navigateTo("/boards");
      }}
    />
  );
}
