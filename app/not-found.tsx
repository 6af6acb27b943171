import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { LinkButton } from "@/components/ui/controls/link-button";
import { Mark } from "@/components/ui/brand/mark";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ui.pages.notFound");
  return { title: t("tab") };
}

export default function NotFound() {
  const t = useTranslations("ui.pages");
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center px-4 py-10">
      <Mark className="mx-auto mb-6 size-7" />
      <AuthPage title={t("notFound.title")} text={t("notFound.text")}>
        <LinkButton kind="primary" href="/boards">
          {t("goToBoards")}
        </LinkButton>
      </AuthPage>
    </main>
  );
}
