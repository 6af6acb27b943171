import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { ResetForm } from "@/components/account/reset-form";
import { LinkButton } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { openPasswordLink } from "@/lib/users/passwords/link";

export const metadata: Metadata = { title: "Choose a password", referrer: "no-referrer" };

export default async function ResetPage({ searchParams }: PageProps<"/login/reset">) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) return <NoLink {...incomplete} />;

  const link = await openPasswordLink(token);
  if (!link) return <NoLink {...expiredLink} />;
  const { login, passwordHash } = link.user;
  return (
    <AuthPage
      title={passwordHash ? "Choose a new password" : "Choose a password"}
      text={passwordHash ? "You are then signed out everywhere else." : <YourName login={login} />}
      footer={<TextLink href="/login">Back to sign in</TextLink>}
    >
      <ResetForm token={token} isFirst={!passwordHash} />
    </AuthPage>
  );
}

const YourName = ({ login }: { login: string }) => (
  <>
    Your account is ready. You sign in as <strong className="font-semibold text-gray-12 wrap-anywhere">{login}</strong>{" "}
    or with your e-mail address.
  </>
);

const NoLink = (message: { title: string; text: string }) => (
  <AuthPage {...message}>
    <LinkButton kind="primary" href="/login/forgot">
      Send a new link
    </LinkButton>
  </AuthPage>
);

const incomplete = {
  title: "This link is not complete",
  text: "Open the link from the mail as it stands there, or ask for a new one.",
};
const expiredLink = {
  title: "This link is over",
  text: "It has expired or was used before. Ask for a new one by mail, or ask an administrator for one.",
};
