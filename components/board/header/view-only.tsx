"use client";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { managersOf } from "@/components/board/header/why-read-only";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Popover } from "@/components/ui/overlays/popover";

const look =
  "flex h-6 shrink-0 items-center gap-1.5 rounded-sm border border-gray-6 bg-gray-3 px-2 text-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:h-11 pointer-coarse:border-transparent pointer-coarse:bg-transparent";

export function ViewOnly({ board }: { board: BoardJson }) {
  const t = useTranslations("board.readOnly");
  const managers = managersOf(board);
  const trigger = (
    <>
      <Eye aria-hidden className="size-3.5" strokeWidth={1.5} />
      {t("title")}
    </>
  );
  return (
    <Popover label={t("title")} trigger={trigger} triggerStyle={look} className="w-72 p-3">
      <p>{t("text")}</p>
      <p className="mt-2 text-sm text-gray-11">{managers.length === 0 ? t("askAdministrator") : t("whoCanHelp")}</p>
      <ul className="mt-1 empty:hidden">
        {managers.map(({ ID, display_name, photo }) => (
          <li key={ID} className="flex min-h-8 items-center gap-2">
            <PersonAvatar id={ID} name={display_name} photo={photo} />
            <bdi className="min-w-0 wrap-anywhere">{display_name}</bdi>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
