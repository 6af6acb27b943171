import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board.notFound");
  return { title: t("page") };
}

/** Does not reveal whether the board exists or is not shared. */
export default async function BoardNotFound() {
  const t = await getTranslations("board.notFound");
  return <NotFoundNotice title={t("title")}>{t("text")}</NotFoundNotice>;
}
