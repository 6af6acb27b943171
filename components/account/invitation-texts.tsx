import { useTranslations } from "next-intl";
import { bdi } from "@/components/account/rich-tags";
import type { OpenInvitation } from "@/lib/invitations/find";

export function InvitationHeading({ board }: Pick<OpenInvitation, "board">) {
  const t = useTranslations("auth.invitation");
  return t.rich("title", { board: board.title, bdi });
}

interface InvitationTextProps extends Pick<OpenInvitation, "invitedBy" | "role"> {
  /** What to do first. */
  children?: React.ReactNode;
}

export function InvitationText({ invitedBy, role, children }: InvitationTextProps) {
  const t = useTranslations("auth.invitation");
  return (
    <>
      <p>{invitedBy ? t.rich("invitedBy", { name: invitedBy.displayName, role, bdi }) : t("invited", { role })}</p>
      {children && <p>{children}</p>}
    </>
  );
}
