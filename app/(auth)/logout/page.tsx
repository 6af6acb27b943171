import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthPage } from "@/components/account/auth-page";
import { SignOutButton } from "@/components/account/sign-out-button";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { currentSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Sign out" };

/** Links from other sites lead here: signing out needs a click, never just an address. */
export default async function LogoutPage() {
  const session = await currentSession();
  if (!session) redirect("/login");

  const { displayName, login } = session.user;
  return (
    <AuthPage
      title="Sign out?"
      text={`You are signed in as ${displayName} (${login}).`}
      footer={<TextLink href="/">Stay signed in</TextLink>}
    >
      <SignOutButton destination="/login?done=signed-out" className={buttonStyle({ kind: "primary" })}>
        Sign out
      </SignOutButton>
    </AuthPage>
  );
}
