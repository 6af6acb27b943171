"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Settings2, SquareKanban, Undo2 } from "lucide-react";
import { TemplateDialog } from "@/components/templates/board/template-dialog";
import type { TemplateFacts } from "@/components/templates/board/template-calls";
import { useConverting } from "@/components/templates/board/use-converting";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

export interface TemplateMenuProps {
  board: { id: number; title: string };
  facts: TemplateFacts;
  canManage: boolean;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** For a template of the team. */
export function TemplateMenu({ menu, board, facts, canManage }: TemplateMenuProps & { menu: MenuAnchor }) {
  const t = useTranslations("templates.board");
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const refresh = () => {
    router.refresh();
    // The focused card may disappear.
    document.getElementById("boards")?.focus();
  };
  const convert = useConverting({ board, facts, onChanged: refresh });
  return (
    <>
      <AnchoredMenu {...menu}>
        <MenuItem icon={<SquareKanban {...icon} />} onClick={() => router.push(`/boards/${board.id}`)}>
          {t("open")}
        </MenuItem>
        {canManage && (
          <>
            <MenuItem icon={<Settings2 {...icon} />} onClick={() => setEditing(true)}>
              {t("settings")}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Undo2 {...icon} className="size-4 rtl:-scale-x-100" />} onClick={convert}>
              {t("convert")}
            </MenuItem>
          </>
        )}
      </AnchoredMenu>
      <TemplateDialog
        board={board}
        facts={facts}
        open={isEditing}
        onOpenChange={setEditing}
        onSaved={() => router.refresh()}
      />
    </>
  );
}
