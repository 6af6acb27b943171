import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { Messages } from "@/components/i18n/messages";
import { KeptBoards } from "@/components/offline/kept-boards";
import { ReloadButton } from "@/components/offline/reload-button";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("offline.page");
  return { title: t("title") };
}

/** The service worker shows it at any address without a connection: it has nothing of its reader but the language. */
export default async function OfflinePage() {
  const t = await getTranslations("offline.page");
  return (
    <Messages of={["offline"]}>
      <AuthPage title={t("title")} text={t("text")}>
        <ReloadButton>{t("tryAgain")}</ReloadButton>
        <KeptBoards />
      </AuthPage>
    </Messages>
  );
}
