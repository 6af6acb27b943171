import { AccountOfPerson } from "@/components/people/account-of-person";
import { BoardsOfPerson } from "@/components/people/boards-of-person";
import { PersonActions } from "@/components/people/person-actions";
import { RightsBadge } from "@/components/people/rights-badge";
import type { PersonPageProps, PersonDetails } from "@/components/people/person-page-props";
import { Alert } from "@/components/ui/feedback/alert";
import { LinkButton } from "@/components/ui/controls/button";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Page } from "@/components/ui/pages/page";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Time } from "@/components/ui/brand/time";
import type { Moment } from "@/lib/dates/when";

export function PersonPage({ person, memberships, isMe, canManage, canManageAccount, children }: PersonPageProps) {
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
          <p className="text-gray-11 wrap-anywhere" dir="ltr">
            {login} · {email}
          </p>
          {lastSeen !== undefined && (
            <p className="text-gray-11">{lastSeen ? <LastSeen {...lastSeen} /> : "Never signed in"}</p>
          )}
        </div>
        {isMe && <LinkButton href="/profile">Edit your profile</LinkButton>}
      </div>
      <div className="flex flex-col gap-10">
        {isDeactivated && (
          <Alert kind="info">
            {canManage
              ? "This account is deactivated. Nobody can sign in with it; what it did stays."
              : "This account is deactivated."}
          </Alert>
        )}
        {canManage && !isDeactivated && <RightsNote {...person} />}
        <BoardsOfPerson person={person} memberships={memberships} isMe={isMe} canManage={canManage} />
        {children}
        {canManageAccount && <AccountOfPerson person={person} />}
        {canManage && !person.isAdministrator && <PersonActions person={person} isMe={isMe} />}
      </div>
    </Page>
  );
}

const LastSeen = (moment: Moment) => (
  <>
    Last seen <Time {...moment} />
  </>
);

function RightsNote({ isAdministrator, isServiceAdmin }: PersonDetails) {
  if (isAdministrator)
    return (
      <Alert kind="info">
        Administrators of the site reach every board and everybody’s rights. That can’t be taken away here; the list
        below says on which boards they are members as well.
      </Alert>
    );
  return (
    isServiceAdmin && (
      <Alert kind="info">
        Service admins reach every board as administrators do. The list below says on which boards they are members as
        well, and stay when they are no service admin any more.
      </Alert>
    )
  );
}
