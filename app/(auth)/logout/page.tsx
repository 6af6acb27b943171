import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/account/auth-page";
import { bdi } from "@/components/account/rich-tags";
import { SignOutButton } from "@/components/account/sign-out-button";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { currentSession } from "@/lib/users/sessions/current";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signOut");
  return { title: t("submit") };
}

/** Links from other sites lead here: signing out needs a click, never just an address. */
export default async function LogoutPage() {
  const session = await currentSession();
  if (!session) redirect("/login");

  const t = await getTranslations("auth");
  const { displayName, login } = session.user;
  return (
    <AuthPage
      title={t("signOut.title")}
      text={t.rich("signOut.text", { name: displayName, login, bdi })}
      footer={<TextLink href="/">{t("links.staySignedIn")}</TextLink>}
    >
      <SignOutButton destination="/login?done=signed-out" className={buttonStyle({ kind: "primary" })}>
        {t("signOut.submit")}
      </SignOutButton>
    </AuthPage>
  );
}
