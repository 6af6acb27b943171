import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("people.notFound");
  return { title: t("pageTitle") };
}

/** Does not reveal whether the person exists or shares no board. */
export default function PersonNotFound() {
  const t = useTranslations("people.notFound");
  return <NotFoundNotice title={t("title")}>{t("text")}</NotFoundNotice>;
}
