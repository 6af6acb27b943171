import type { Metadata } from "next";
import { LinkButton } from "@/components/ui/controls/button";

export const metadata: Metadata = { title: "Not found" };

export default function MailNotFound() {
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">This mail is not here</h1>
      <p className="mt-2 mb-5 text-gray-11">The address may be mistyped, or the mail was removed.</p>
      <LinkButton kind="primary" href="/settings/mail">
        All mails
      </LinkButton>
    </div>
  );
}
