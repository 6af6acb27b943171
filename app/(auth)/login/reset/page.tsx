import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { ResetForm } from "@/components/account/reset-form";
import { strong } from "@/components/account/rich-tags";
import { LinkButton } from "@/components/ui/controls/link-button";
import { TextLink } from "@/components/ui/controls/text-link";
import { openPasswordLink } from "@/lib/users/passwords/link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.reset");
  return { title: t("titleFirst"), referrer: "no-referrer" };
}

export default async function ResetPage({ searchParams }: PageProps<"/login/reset">) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) return <NoLink reason="incomplete" />;

  const link = await openPasswordLink(token);
  if (!link) return <NoLink reason="expired" />;

  const t = await getTranslations("auth");
  const { login, passwordHash } = link.user;
  return (
    <AuthPage
      title={passwordHash ? t("reset.title") : t("reset.titleFirst")}
      text={passwordHash ? t("reset.text") : t.rich("reset.textFirst", { login, strong })}
      footer={<TextLink href="/login">{t("links.backToSignIn")}</TextLink>}
    >
      <ResetForm token={token} isFirst={!passwordHash} />
    </AuthPage>
  );
}

function NoLink({ reason }: { reason: "incomplete" | "expired" }) {
  const t = useTranslations("auth");
  return (
    <AuthPage title={t(`reset.${reason}Title`)} text={t(`reset.${reason}`)}>
      <LinkButton kind="primary" href="/login/forgot">
        {t("links.newLink")}
      </LinkButton>
    </AuthPage>
  );
}
