"use client";
import dynamic from "next/dynamic";
import { boardsTrashTexts } from "@/generated/messages/parts/boardsTrash";
import { withTexts } from "@/components/i18n/with-texts";

/** The boards in the trash. */
export const TrashPart = dynamic(
  withTexts(boardsTrashTexts, () => import("@/components/archive/trashed-boards").then((file) => file.TrashedBoards)),
  { ssr: false },
);
