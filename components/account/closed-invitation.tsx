import { AuthPage } from "@/components/account/auth-page";
import { LinkButton } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import type { ClosedInvitation as Closed } from "@/lib/invitations/find";

interface ClosedInvitationProps {
  invitation: Closed;
  /** The address of the signed-in person, or null. */
  email: string | null;
}

export function ClosedInvitation({ invitation, email }: ClosedInvitationProps) {
  if (invitation.reason === "accepted") {
    if (email === null) return <AcceptedByUnknown boardId={invitation.boardId} />;
    return email.toLowerCase() === invitation.email.toLowerCase() ? (
      <AcceptedByMe boardId={invitation.boardId} />
    ) : (
      <AcceptedByAnother email={email} />
    );
  }
  const { title, text } = TEXTS[invitation.reason];
  return (
    <AuthPage title={title} text={text}>
      <LinkButton kind="primary" href="/">
        Go to your boards
      </LinkButton>
    </AuthPage>
  );
}

const TEXTS = {
  expired: {
    title: "This invitation has expired",
    text: "An invitation is good for 48 hours. Ask the person who invited you for a new one.",
  },
  unknown: {
    title: "This invitation is over",
    text: "It was cancelled, or the link is not complete. Check that you have the whole link, or ask the person who invited you for a new one.",
  },
};

const AcceptedByMe = ({ boardId }: { boardId: number }) => (
  <AuthPage title="You have accepted this invitation" text="The link works once. You don't need it any more.">
    <LinkButton kind="primary" href={`/boards/${boardId}`}>
      Open the board
    </LinkButton>
  </AuthPage>
);

const AcceptedByAnother = ({ email }: { email: string }) => (
  <AuthPage
    title="This invitation was accepted"
    text={`The link works once, and was not for ${email}. If you accepted it with another account, sign out and sign in with that one.`}
  >
    <LinkButton kind="primary" href="/">
      Go to your boards
    </LinkButton>
  </AuthPage>
);

const AcceptedByUnknown = ({ boardId }: { boardId: number }) => (
  <AuthPage
    title="This invitation was accepted"
    text="The link works once. If you accepted it, sign in. If it was meant for you and you did not, choose a new password for the account with your address, and tell the person who invited you."
    footer={<TextLink href="/login/forgot">Choose a new password</TextLink>}
  >
    <LinkButton kind="primary" href={`/login?redirect_to=${encodeURIComponent(`/boards/${boardId}`)}`}>
      Sign in
    </LinkButton>
  </AuthPage>
);
