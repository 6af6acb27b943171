import type { Metadata } from "next";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";

export const metadata: Metadata = { title: "Not found" };

export default function MailNotFound() {
  return (
    <NotFoundNotice title="This mail is not here" link={{ href: "/settings/mail", label: "All mails" }}>
      The address may be mistyped, or the mail was removed.
    </NotFoundNotice>
  );
}
