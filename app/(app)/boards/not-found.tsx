import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata() {
  const t = await getTranslations("boards.notFound");
  return { title: t("pageTitle") };
}

/** Does not reveal whether the board exists or is not shared. */
export default function BoardNotFound() {
  const t = useTranslations("boards.notFound");
  return <NotFoundNotice title={t("title")}>{t("text")}</NotFoundNotice>;
}
