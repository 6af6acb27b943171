import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PublicBoardMissing } from "@/components/public-board/public-board-missing";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("publicBoard.missing");
  return { title: t("tab") };
}

export default PublicBoardMissing;
