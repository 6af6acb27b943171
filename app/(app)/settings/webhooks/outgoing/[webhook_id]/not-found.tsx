import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outgoingWebhooks.notFound");
  return { title: t("title") };
}

export default function OutgoingWebhookNotFound() {
  const t = useTranslations("outgoingWebhooks");
  return (
    <NotFoundNotice title={t("notFound.title")} link={{ href: "/settings/webhooks/outgoing", label: t("all") }}>
      {t("notFound.text")}
    </NotFoundNotice>
  );
}
