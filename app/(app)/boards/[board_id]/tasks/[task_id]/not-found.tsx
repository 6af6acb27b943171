import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundNotice } from "@/app/(app)/not-found-notice";
import { Messages } from "@/components/i18n/messages";
import { TextsOfMissing } from "@/components/task/screen/texts-of-missing";
import { currentSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("task.notFound");
  return { title: t("title") };
}

/** Does not reveal whether the task exists or its board is not shared. */
export default async function TaskNotFound() {
  const [t, session] = await Promise.all([getTranslations("task.notFound"), currentSession()]);
  return (
    <>
      <NotFoundNotice title={t("title")}>{t("text")}</NotFoundNotice>
      {session && (
        <Messages of={["task", "taskParts"]}>
          <TextsOfMissing viewerId={session.user.id} />
        </Messages>
      )}
    </>
  );
}
