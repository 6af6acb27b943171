import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { SignInForm } from "@/components/account/sign-in-form";
import { Alert } from "@/components/ui/feedback/alert";
import { TextLink } from "@/components/ui/controls/text-link";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/secrets/safe-redirect";
import { currentSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signIn");
  return { title: t("title") };
}

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const { redirect_to, done } = await searchParams;
  const destination = safeRedirect([redirect_to].flat()[0], env().BOARDS_URL);
  if (await currentSession()) redirect(destination);

  const t = await getTranslations("auth.signIn");
  const notice = NOTICES.find(([name]) => name === done)?.[1];
  return (
    <AuthPage title={t("title")} footer={<TextLink href="/login/forgot">{t("forgot")}</TextLink>}>
      {notice && <Alert kind="success">{t(`notices.${notice}`)}</Alert>}
      {!done && destination.startsWith(AUTHORIZE) && <Alert kind="info">{t("forApplication")}</Alert>}
      <SignInForm destination={destination} />
    </AuthPage>
  );
}

const AUTHORIZE = "/wp-admin/authorize-application.php";

const NOTICES = [
  ["signed-out", "signedOut"],
  ["mail", "mail"],
  ["chosen", "chosen"],
  ["reset", "reset"],
] as const;
