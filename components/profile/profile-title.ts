import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ProfilePageName } from "@/components/profile/profile-page";

export async function profileMetadata(page: Exclude<ProfilePageName, "overview">): Promise<Metadata> {
  const t = await getTranslations("account.profile");
  return { title: t("pageTitle", { page: t(`pages.${page}`) }) };
}
