import { useTranslations } from "next-intl";
import { AccountOfPerson } from "@/components/people/account-of-person";
import { BoardsOfPerson } from "@/components/people/boards-of-person";
import { PersonActions } from "@/components/people/person-actions";
import { RightsBadge } from "@/components/people/rights-badge";
import type { PersonPageProps, PersonDetails } from "@/components/people/person-page-props";
import { Alert } from "@/components/ui/feedback/alert";
import { LinkButton } from "@/components/ui/controls/link-button";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Page } from "@/components/ui/pages/page";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Time } from "@/components/ui/brand/time";
import type { Moment } from "@/lib/dates/when";

export function PersonPage({ person, memberships, isMe, canManage, canManageAccount, children }: PersonPageProps) {
  const t = useTranslations("people.page");
  const { id, name, login, email, photo, isDeactivated, lastSeen } = person;
  return (
    <Page>
      <RefreshOnFocus />
      <div className="mb-10 flex flex-wrap items-start gap-x-4 gap-y-4">
        <PersonAvatar id={id} name={name} photo={photo} size={64} />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-1 pointer-coarse:min-h-11">
            <h1 className="min-w-0 text-xl leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h1>
            <RightsBadge {...person} />
          </div>
          <p className="text-gray-11 wrap-anywhere rtl:text-end" dir="ltr">
            {login} · {email}
          </p>
          {lastSeen !== undefined && (
            <p className="text-gray-11">{lastSeen ? <LastSeen {...lastSeen} /> : t("neverSignedIn")}</p>
          )}
        </div>
        {isMe && <LinkButton href="/profile">{t("edit")}</LinkButton>}
      </div>
      <div className="flex flex-col gap-10">
        {isDeactivated && <Alert kind="info">{t(canManage ? "deactivatedDetails" : "deactivated")}</Alert>}
        {canManage && !isDeactivated && <RightsNote {...person} />}
        <BoardsOfPerson person={person} memberships={memberships} isMe={isMe} canManage={canManage} />
        {children}
        {canManageAccount && <AccountOfPerson person={person} />}
        {canManage && !person.isAdministrator && <PersonActions person={person} isMe={isMe} />}
      </div>
    </Page>
  );
}

const LastSeen = (moment: Moment) =>
  useTranslations("people.page").rich("lastSeen", { time: () => <Time {...moment} /> });

function RightsNote({ isAdministrator, isServiceAdmin }: PersonDetails) {
  const t = useTranslations("people.page");
  if (!isAdministrator && !isServiceAdmin) return null;
  return <Alert kind="info">{t(isAdministrator ? "administratorNote" : "serviceAdminNote")}</Alert>;
}
