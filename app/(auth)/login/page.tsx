import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthPage } from "@/components/account/auth-page";
import { SignInForm } from "@/components/account/sign-in-form";
import { Alert } from "@/components/ui/feedback/alert";
import { TextLink } from "@/components/ui/controls/text-link";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/secrets/safe-redirect";
import { currentSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "Sign in" };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const { redirect_to, done } = await searchParams;
  const destination = safeRedirect([redirect_to].flat()[0], env().BOARDS_URL);
  if (await currentSession()) redirect(destination);

  return (
    <AuthPage title="Sign in" footer={<TextLink href="/login/forgot">Forgot your password?</TextLink>}>
      {notices[String(done)] && <Alert kind="success">{notices[String(done)]}</Alert>}
      {!done && destination.startsWith(AUTHORIZE) && (
        <Alert kind="info">An application asks for access. Sign in first, then decide.</Alert>
      )}
      <SignInForm destination={destination} />
    </AuthPage>
  );
}

const AUTHORIZE = "/wp-admin/authorize-application.php";

const notices: Record<string, string> = {
  "signed-out": "You are signed out.",
  mail: "If there is such an account, an email with a link is on its way. Look in the spam folder too.",
  chosen: "Your password is set. Sign in with it.",
  reset: "Your password is changed. Sign in with the new one.",
};
