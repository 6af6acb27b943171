import type { Metadata } from "next";
import { mailOnScreen } from "@/app/(app)/settings/mail/[mail_id]/mail-on-screen";
import { mailsSearchIn } from "@/components/mails/search-params";
import { MailPage } from "@/components/mails/mail-page";
import { MailsForbidden } from "@/components/mails/mails-forbidden";
import { SettingsPage } from "@/components/settings/settings-page";

export async function generateMetadata({ params }: PageProps<"/settings/mail/[mail_id]">): Promise<Metadata> {
  const shown = await mailOnScreen((await params).mail_id);
  return { title: shown?.mail.subject || "Mail" };
}

export default async function OneMailPage({ params, searchParams }: PageProps<"/settings/mail/[mail_id]">) {
  const shown = await mailOnScreen((await params).mail_id);
  if (!shown) return <MailsForbidden />;

  return (
    <SettingsPage current="mail" canSeeMails>
      <MailPage {...shown} query={mailsSearchIn(await searchParams)} />
    </SettingsPage>
  );
}
