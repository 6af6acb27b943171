import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export async function profileMetadata(page: "tasks" | "activity" | "notifications" | "account"): Promise<Metadata> {
  const t = await getTranslations("account.profile");
  return { title: t("pageTitle", { page: t(`pages.${page}`) }) };
}
