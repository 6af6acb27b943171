import type { Metadata } from "next";
import { useFormatter, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { BoardsLink } from "@/components/account/boards-link";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { followedBy } from "@/lib/ideas/followers";
import { followerToken, readFollowerToken } from "@/lib/ideas/follow/follow-links";
import { type Unsubscription, unsubscribeLink, readUnsubscribeToken } from "@/lib/mail/unsubscribe";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.unsubscribe");
  return { title: t("pageTitle"), referrer: "no-referrer" };
}

export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const { token, done } = await searchParams;
  const text = [token].flat()[0] ?? "";
  const followerId = readFollowerToken(text, "stop");
  if (followerId !== null) return done === undefined ? <ConfirmStop id={followerId} /> : <Stopped />;

  const unsubscription = readUnsubscribeToken(text);
  if (!unsubscription) return <Incomplete />;
  return done === undefined ? (
    <ConfirmUnsubscribe unsubscription={unsubscription} />
  ) : (
    <Unsubscribed unsubscription={unsubscription} />
  );
}

function ConfirmUnsubscribe({ unsubscription }: { unsubscription: Unsubscription }) {
  const t = useTranslations("auth.unsubscribe");
  const kinds = useKinds(unsubscription);
  const { pathname, search } = new URL(unsubscribeLink(unsubscription));
  return (
    <AuthPage title={t("title")} text={t("text", { kinds })} footer={<Preferences />}>
      <form method="post" action={pathname + search}>
        <button type="submit" className={buttonStyle({ kind: "primary" })}>
          {t("submit")}
        </button>
      </form>
    </AuthPage>
  );
}

async function ConfirmStop({ id }: { id: number }) {
  const [t, idea] = await Promise.all([getTranslations("auth.unsubscribe"), followedBy(id)]);
  const text = idea
    ? t.rich("ideaText", { idea: idea.title, bdi: (title) => <bdi>{title}</bdi> })
    : t("ideaTextUnnamed");
  return (
    <AuthPage title={t("ideaTitle")} text={text}>
      <form method="post" action={`/unsubscribe/now?token=${followerToken({ id }, "stop")}`}>
        <button type="submit" className={buttonStyle({ kind: "primary" })}>
          {t("ideaSubmit")}
        </button>
      </form>
    </AuthPage>
  );
}

function Stopped() {
  const t = useTranslations("auth.unsubscribe");
  return <AuthPage title={t("ideaDoneTitle")} text={t("ideaDone")} />;
}

function Unsubscribed({ unsubscription }: { unsubscription: Unsubscription }) {
  const t = useTranslations("auth.unsubscribe");
  const kinds = useKinds(unsubscription);
  return (
    <AuthPage title={t("doneTitle")} text={t("done", { kinds })} footer={<Preferences />}>
      <BoardsLink />
    </AuthPage>
  );
}

function Incomplete() {
  const t = useTranslations("auth.unsubscribe");
  return (
    <AuthPage title={t("incompleteTitle")} text={t("incomplete")} footer={<Preferences />}>
      <BoardsLink />
    </AuthPage>
  );
}

function useKinds({ kinds }: Unsubscription): string {
  const t = useTranslations("auth.unsubscribe.kinds");
  return useFormatter().list(kinds.map((kind) => t(kind)));
}

function Preferences() {
  const t = useTranslations("auth.unsubscribe");
  return <TextLink href="/profile/notifications">{t("preferences")}</TextLink>;
}
