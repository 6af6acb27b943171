import type { Metadata } from "next";
import { ClosedInvitation } from "@/components/account/closed-invitation";
import { AuthPage } from "@/components/account/auth-page";
import { JoinButton } from "@/components/account/join-button";
import { RegistrationForm } from "@/components/account/registration-form";
import { SignOutButton } from "@/components/account/sign-out-button";
import { buttonStyle, LinkButton } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { accountOf, closedInvitation, type OpenInvitation, openInvitation } from "@/lib/invitations/find";
import { suggestedLogin } from "@/lib/invitations/suggested-login";
import { nonceFor } from "@/lib/users/nonce";
import { isSameAddress } from "@/lib/users/present";
import { currentSession } from "@/lib/users/sessions/current";
import type { SignedIn } from "@/lib/users/sessions/find";

export const metadata: Metadata = { title: "Invitation", referrer: "no-referrer" };

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

const headingOf = ({ board }: OpenInvitation) => `Join “${board.title}”`;

const ABILITIES = { manager: "manage it", member: "work on it", viewer: "look at it" } as const satisfies Record<
  OpenInvitation["role"],
  string
>;

const textOf = ({ invitedBy, role }: OpenInvitation) =>
  `${invitedBy ? `${invitedBy.displayName} invites you to this board.` : "You are invited to this board."} You will be able to ${ABILITIES[role]}.`;

const JoinBoard = ({ invitation, token, here, session }: InvitationRequest & { session: SignedIn }) => (
  <AuthPage
    title={headingOf(invitation)}
    text={textOf(invitation)}
    footer={<SignOutButton destination={here}>Not {session.user.displayName}? Sign out</SignOutButton>}
  >
    <meta name="rest-nonce" content={nonceFor(session)} />
    <JoinButton token={token} />
  </AuthPage>
);

const WrongAccount = ({ invitation, here, session: { user } }: InvitationRequest & { session: SignedIn }) => (
  <AuthPage
    title="This invitation is for somebody else"
    text={
      <>
        It is for <strong className="font-semibold text-gray-12 wrap-anywhere">{invitation.email}</strong>, and you are
        signed in as {user.displayName} ({user.email}). Sign out to accept it, or ask for an invitation to your own
        address.
      </>
    }
    footer={<TextLink href="/">Stay signed in</TextLink>}
  >
    <SignOutButton destination={here} className={buttonStyle({ kind: "primary" })}>
      Sign out
    </SignOutButton>
  </AuthPage>
);

const SignInFirst = ({ invitation, here }: InvitationRequest) => (
  <AuthPage
    title={headingOf(invitation)}
    text={`${textOf(invitation)} There is an account with ${invitation.email}: sign in with it first.`}
  >
    <LinkButton kind="primary" href={`/login?redirect_to=${encodeURIComponent(here)}`}>
      Sign in to join
    </LinkButton>
  </AuthPage>
);

const CreateAccount = ({ invitation, token }: InvitationRequest) => (
  <AuthPage
    title={headingOf(invitation)}
    text={`${textOf(invitation)} Make an account first.`}
    footer="Do you have an account with another address? Ask for an invitation to that one."
  >
    <RegistrationForm token={token} email={invitation.email} suggestedLogin={suggestedLogin(invitation.email)} />
  </AuthPage>
);
