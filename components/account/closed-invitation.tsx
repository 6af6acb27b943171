import { useTranslations } from "next-intl";
import { AuthPage } from "@/components/account/auth-page";
import { BoardsLink } from "@/components/account/boards-link";
import { LinkButton } from "@/components/ui/controls/link-button";
import { TextLink } from "@/components/ui/controls/text-link";
import type { ClosedInvitation as Closed } from "@/lib/invitations/find";

interface ClosedInvitationProps {
  invitation: Closed;
  /** The address of the signed-in person, or null. */
  email: string | null;
}

export function ClosedInvitation({ invitation, email }: ClosedInvitationProps) {
  if (invitation.reason !== "accepted") return <InvalidInvitation reason={invitation.reason} />;

  if (email === null) return <AcceptedByUnknown boardId={invitation.boardId} />;
  return email.toLowerCase() === invitation.email.toLowerCase() ? (
    <AcceptedByMe boardId={invitation.boardId} />
  ) : (
    <AcceptedByAnother email={email} />
  );
}

function InvalidInvitation({ reason }: { reason: "expired" | "unknown" }) {
  const t = useTranslations("auth.closedInvitation");
  return (
    <AuthPage title={t(`${reason}Title`)} text={t(reason)}>
      <BoardsLink />
    </AuthPage>
  );
}

function AcceptedByMe({ boardId }: { boardId: number }) {
  const t = useTranslations("auth.closedInvitation");
  return (
    <AuthPage title={t("acceptedByYouTitle")} text={t("acceptedByYou")}>
      <LinkButton kind="primary" href={`/boards/${boardId}`}>
        {t("openBoard")}
      </LinkButton>
    </AuthPage>
  );
}

function AcceptedByAnother({ email }: { email: string }) {
  const t = useTranslations("auth.closedInvitation");
  return (
    <AuthPage title={t("acceptedTitle")} text={t("acceptedByOther", { email })}>
      <BoardsLink />
    </AuthPage>
  );
}

function AcceptedByUnknown({ boardId }: { boardId: number }) {
  const t = useTranslations("auth.closedInvitation");
  return (
    <AuthPage
      title={t("acceptedTitle")}
      text={t("accepted")}
      footer={<TextLink href="/login/forgot">{t("newPassword")}</TextLink>}
    >
      <LinkButton kind="primary" href={`/login?redirect_to=${encodeURIComponent(`/boards/${boardId}`)}`}>
        {t("signIn")}
      </LinkButton>
    </AuthPage>
  );
}
