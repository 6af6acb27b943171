import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { AuthorizeForm } from "@/components/account/authorize-form";
import { AuthPage } from "@/components/account/auth-page";
import { bdi, strong } from "@/components/account/rich-tags";
import { SessionMeta } from "@/components/shell/session-meta";
import { SignOutButton } from "@/components/account/sign-out-button";
import { ApplicationPermissions } from "@/components/account/application-permissions";
import { LinkButton } from "@/components/ui/controls/link-button";
import { env } from "@/lib/env";
import { type InvalidParameter, parseConsentRequest } from "@/lib/users/application-passwords/consent";
import { requireSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.authorize");
  return { title: t("pageTitle"), referrer: "no-referrer" };
}

export default async function AuthorizePage({ searchParams }: PageProps<"/wp-admin/authorize-application.php">) {
  const parameters = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]]),
  );
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, value ?? ""]));
  const here = `/wp-admin/authorize-application.php${query.size > 0 ? `?${query}` : ""}`;
  const session = await requireSession(here);
  const consent = parseConsentRequest(parameters);
  if (typeof consent === "string") return <InvalidRequest parameter={consent} />;

  const t = await getTranslations("auth.authorize");
  const { app, destination } = consent;
  const { displayName, login } = session.user;
  return (
    <AuthPage
      title={app.name ? t.rich("title", { app: app.name, bdi }) : t("titleUnnamed")}
      text={t.rich("text", { name: displayName, login, strong })}
      footer={
        <SignOutButton destination={`/login?redirect_to=${encodeURIComponent(here)}`}>
          {t.rich("otherAccount", { name: displayName, bdi })}
        </SignOutButton>
      }
    >
      <SessionMeta session={session} />
      <ApplicationPermissions destination={destination} />
      <AuthorizeForm {...consent} siteUrl={env().BOARDS_URL} login={login} />
    </AuthPage>
  );
}

function InvalidRequest({ parameter }: { parameter: InvalidParameter }) {
  const t = useTranslations("auth");
  return (
    <AuthPage title={t("authorize.invalidTitle")} text={t("authorize.invalid")}>
      <p>{parameter === "app_id" ? t("authorize.invalidId") : t("authorize.invalidAddress", { parameter })}</p>
      <LinkButton href="/boards">{t("links.boards")}</LinkButton>
    </AuthPage>
  );
}
