import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { DeepLink } from "@/components/account/deep-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.deepLink");
  return { title: t("title") };
}

export default async function PluginScreenPage() {
  const t = await getTranslations("auth.deepLink");
  return (
    <AuthPage title={t("title")} text={t("text")}>
      <DeepLink label={t("boards")} />
    </AuthPage>
  );
}
