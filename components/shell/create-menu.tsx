"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { CircleCheck, SquareKanban } from "lucide-react";
import { showPanel } from "@/components/shell/panels";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem } from "@/components/ui/overlays/menu-items";

export interface CreateMenuProps {
  canCreateBoard: boolean;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function CreateMenu({ menu, canCreateBoard }: CreateMenuProps & { menu: MenuAnchor }) {
  const t = useTranslations("shell.createMenu");
  const router = useRouter();
  return (
    <AnchoredMenu {...menu}>
      <MenuItem icon={<CircleCheck {...icon} />} keys="c" onClick={() => showPanel("create")}>
        {t("task")}
      </MenuItem>
      {canCreateBoard && (
        <MenuItem icon={<SquareKanban {...icon} />} onClick={() => router.push("/boards?new")}>
          {t("board")}
        </MenuItem>
      )}
    </AnchoredMenu>
  );
}
