import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { buttonStyle } from "@/components/ui/controls/button";
import { type Followed, followedBy } from "@/lib/ideas/followers";
import { readFollowerToken } from "@/lib/ideas/follow/follow-links";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.follow");
  return { title: t("pageTitle"), referrer: "same-origin" };
}

export default async function FollowPage({ searchParams }: PageProps<"/follow">) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  const id = readFollowerToken(token, "confirm");
  if (id === null) return <NoLink kind="incomplete" />;

  const idea = await followedBy(id);
  return idea ? <Confirm token={token} idea={idea} /> : <NoLink kind="gone" />;
}

function Confirm({ token, idea }: { token: string; idea: Followed }) {
  const t = useTranslations("auth.follow");
  return (
    <AuthPage title={t("title")} text={t.rich("text", { idea: idea.title, bdi: (title) => <bdi>{title}</bdi> })}>
      <form method="post" action={`/follow/now?token=${token}`}>
        <button type="submit" className={buttonStyle({ kind: "primary" })}>
          {t("submit")}
        </button>
      </form>
    </AuthPage>
  );
}

function NoLink({ kind }: { kind: "incomplete" | "gone" }) {
  const t = useTranslations("auth.follow");
  return <AuthPage title={t(`${kind}Title`)} text={t(kind)} />;
}
