import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readMailPage } from "@/app/(app)/settings/mail/[mail_id]/read-mail-page";
import { mailsSearchIn } from "@/components/mails/search-params";
import { MailPage } from "@/components/mails/mail-page";
import { MailsForbidden } from "@/components/mails/mails-forbidden";
import { SettingsPage } from "@/components/settings/settings-page";

export async function generateMetadata({ params }: PageProps<"/settings/mail/[mail_id]">): Promise<Metadata> {
  const page = await readMailPage((await params).mail_id);
  const t = await getTranslations("emailLog");
  return { title: page ? page.shown.mail.subject || t("email.noSubject") : t("list.title") };
}

export default async function OneMailPage({ params, searchParams }: PageProps<"/settings/mail/[mail_id]">) {
  const page = await readMailPage((await params).mail_id);
  if (!page) return <MailsForbidden />;

  return (
    <SettingsPage current="mail" hasRoadmaps={page.hasRoadmaps} canSeeMails>
      <MailPage {...page.shown} query={mailsSearchIn(await searchParams)} />
    </SettingsPage>
  );
}
