import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { findOrNotFound } from "@/app/(app)/find-or-not-found";
import { ImportForbidden } from "@/components/imports/import-forbidden";
import { ImportScreen } from "@/components/imports/progress/import-screen";
import { Messages } from "@/components/i18n/messages";
import { isSiteAdmin } from "@/lib/boards/policy";
import { readerLocale } from "@/lib/i18n/reader-locale";
import { importOfUser } from "@/lib/imports/own";
import { presentOwnImport } from "@/lib/imports/present";
import { requireSession } from "@/lib/users/sessions/current";

interface Props {
  params: Promise<{ import_id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports");
  return { title: t("title") };
}

export default async function OneImport({ params }: Props) {
  const { import_id } = await params;
  const { user } = await requireSession(`/boards/import/${import_id}`);
  if (!isSiteAdmin(user)) return <ImportForbidden />;

  const { session } = await findOrNotFound(() => importOfUser({ import_id }, user));
  return (
    <Messages of={["imports"]}>
      <ImportScreen key={session.id} first={presentOwnImport(session, await readerLocale())} />
    </Messages>
  );
}
