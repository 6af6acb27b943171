import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("emailLog.notFound");
  return { title: t("pageTitle") };
}

export default function MailNotFound() {
  const t = useTranslations("emailLog");
  return (
    <NotFoundNotice title={t("notFound.title")} link={{ href: "/settings/mail", label: t("email.all") }}>
      {t("notFound.text")}
    </NotFoundNotice>
  );
}
