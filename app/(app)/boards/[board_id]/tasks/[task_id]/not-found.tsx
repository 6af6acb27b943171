import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("task.notFound");
  return { title: t("title") };
}

/** Does not reveal whether the task exists or its board is not shared. */
export default function TaskNotFound() {
  const t = useTranslations("task.notFound");
  return <NotFoundNotice title={t("title")}>{t("text")}</NotFoundNotice>;
}
