import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ClosedInvitation } from "@/components/account/closed-invitation";
import { AuthPage } from "@/components/account/auth-page";
import { InvitationHeading, InvitationText } from "@/components/account/invitation-texts";
import { JoinButton } from "@/components/account/join-button";
import { RegistrationForm } from "@/components/account/registration-form";
import { bdi, strong } from "@/components/account/rich-tags";
import { SessionMeta } from "@/components/shell/session-meta";
import { SignOutButton } from "@/components/account/sign-out-button";
import { buttonStyle } from "@/components/ui/controls/button";
import { LinkButton } from "@/components/ui/controls/link-button";
import { TextLink } from "@/components/ui/controls/text-link";
import { accountOf, closedInvitation, type OpenInvitation, openInvitation } from "@/lib/invitations/find";
import { suggestedLogin } from "@/lib/invitations/suggested-login";
import { isSameAddress } from "@/lib/users/present";
import { currentSession } from "@/lib/users/sessions/current";
import type { SignedIn } from "@/lib/users/sessions/find";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.invitation");
  return { title: t("pageTitle"), referrer: "no-referrer" };
}

export default async function InvitationPage({ searchParams }: PageProps<"/invitations">) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  const [invitation, session] = await Promise.all([openInvitation(token), currentSession()]);
  if (!invitation)
    return <ClosedInvitation invitation={await closedInvitation(token)} email={session?.user.email ?? null} />;

  const request = { invitation, token, here: `/invitations?token=${encodeURIComponent(token)}` };
  if (session)
    return isSameAddress(session.user.email, invitation.email) ? (
      <JoinBoard {...request} session={session} />
    ) : (
      <WrongAccount {...request} session={session} />
    );
  return (await accountOf(invitation.email)) ? <SignInFirst {...request} /> : <CreateAccount {...request} />;
}

interface InvitationRequest {
  invitation: OpenInvitation;
  token: string;
  /** The path of this page. */
  here: string;
}

function JoinBoard({ invitation, token, here, session }: InvitationRequest & { session: SignedIn }) {
  const t = useTranslations("auth.invitation");
  return (
    <AuthPage
      title={<InvitationHeading {...invitation} />}
      text={<InvitationText {...invitation} />}
      footer={
        <SignOutButton destination={here}>{t.rich("notYou", { name: session.user.displayName, bdi })}</SignOutButton>
      }
    >
      <SessionMeta session={session} />
      <JoinButton token={token} />
    </AuthPage>
  );
}

function WrongAccount({ invitation, here, session: { user } }: InvitationRequest & { session: SignedIn }) {
  const t = useTranslations("auth");
  const { displayName: name, email } = user;
  return (
    <AuthPage
      title={t("invitation.wrongAccountTitle")}
      text={t.rich("invitation.wrongAccount", { invited: invitation.email, name, email, bdi, strong })}
      footer={<TextLink href="/">{t("links.staySignedIn")}</TextLink>}
    >
      <SignOutButton destination={here} className={buttonStyle({ kind: "primary" })}>
        {t("signOut.submit")}
      </SignOutButton>
    </AuthPage>
  );
}

function SignInFirst({ invitation, here }: InvitationRequest) {
  const t = useTranslations("auth.invitation");
  return (
    <AuthPage
      title={<InvitationHeading {...invitation} />}
      text={<InvitationText {...invitation}>{t("signIn", { email: invitation.email })}</InvitationText>}
    >
      <LinkButton kind="primary" href={`/login?redirect_to=${encodeURIComponent(here)}`}>
        {t("signInSubmit")}
      </LinkButton>
    </AuthPage>
  );
}

function CreateAccount({ invitation, token }: InvitationRequest) {
  const t = useTranslations("auth.invitation");
  return (
    <AuthPage
      title={<InvitationHeading {...invitation} />}
      text={<InvitationText {...invitation}>{t("createAccount")}</InvitationText>}
      footer={t("otherAddress")}
    >
      <RegistrationForm token={token} email={invitation.email} suggestedLogin={suggestedLogin(invitation.email)} />
    </AuthPage>
  );
}
