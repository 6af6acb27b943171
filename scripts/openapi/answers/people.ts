import { z } from "zod";
import { MailState } from "@/generated/prisma/enums";
import { TASK_TYPES } from "@/lib/users/person-page/inputs";
import { type Answers, done, justDone, pageOf, Pagination } from "@/scripts/openapi/answers/shapes";
import { ActivityOfPerson } from "@/scripts/openapi/records/activity";
import { BoardBesideColleagues, BoardName, BoardOfPerson, Colleague, Designation } from "@/scripts/openapi/records/boards";
import { AddedMember, ApplicationPassword, Invitation, MailView, Logo, MadeApplicationPassword, Member, MemberWithRole, PasswordLink, Person, PersonProfile, PersonStats, Profile, Session, SiteMember, SiteSettings, User, WholeMail } from "@/scripts/openapi/records/people";
import { address, count } from "@/scripts/openapi/records/record";
import { TaskOfPerson } from "@/scripts/openapi/records/tasks";

const photo = done({ user: z.object({ photo: address }) });

export const PEOPLE_ANSWERS: Answers = {
  "GET /boards/v2/projects/{board_id}/users": z.object({ users: z.array(Member), global_admins: z.array(Member) }),
  "GET /boards/v2/search-boards-users": z.array(Colleague),
  "GET /boards/v2/boards-users": z.object({ users: z.array(SiteMember), boards: z.array(BoardBesideColleagues) }),
  "GET /boards/v2/member-associated-users/{id}": z.object({ users: z.array(Colleague), userWiseBoardDesignation: z.array(Designation) }),
  "POST /boards/v2/projects/{board_id}/add-members": done({ member: AddedMember }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-manager": done({ member: MemberWithRole }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove-manager": done({ member: MemberWithRole }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-viewer": done({ member: MemberWithRole }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-member": done({ member: MemberWithRole }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove": justDone,
  "DELETE /boards/v2/remove-user-from-board": justDone,
  "POST /boards/v2/managers/roles/{user_id}": justDone,
  "DELETE /boards/v2/managers/roles/{user_id}": justDone,
  "GET /boards/v2/managers": z.object({ users: z.array(SiteMember), boards: z.array(BoardName) }),
  "POST /boards/v2/managers": z.object({}),
  "POST /boards/v2/managers/add-users-to-boards": justDone,
  "POST /boards/v2/managers/add-admins": justDone,
  "POST /boards/v2/managers/remove-admins": justDone,

  "GET /boards/v2/member/{id}": z.object({ user: PersonProfile }),
  "GET /boards/v2/member/{id}/projects": z.object({ boards: z.array(BoardOfPerson) }),
  "GET /boards/v2/member/{id}/stats": PersonStats,
  "GET /boards/v2/member/{id}/tasks": z.object({ tasks: z.array(TaskOfPerson), paginationInfo: Pagination }),
  "GET /boards/v2/member/{id}/activities": z.object({ activities: z.array(ActivityOfPerson), pagination: pageOf("ActivityOfPersonPage", ActivityOfPerson) }),
  "GET /boards/v2/member/{id}/task-counts": z.object({ counts: z.record(z.enum(TASK_TYPES), count) }),
  "POST /boards/v2/member/{id}/display-name": done({ user: z.object({ display_name: z.string() }) }),
  "POST /boards/v2/member/{id}/photo": photo,
  "POST /boards/v2/projects/{board_id}/send-invitation": justDone,
  "GET /boards/v2/projects/{board_id}/all-invitations": z.object({ invitations: z.array(Invitation) }),
  "DELETE /boards/v2/projects/{board_id}/invitation/{invitation_id}": justDone,
  "GET /boards-app/v1/boards/{board_id}/invitations/{invitation_id}/link": z.object({ link: address }),
  "POST /boards-app/v1/invitations": done({ board: BoardName }),

  "GET /wp/v2/users": z.array(User),
  "POST /wp/v2/users": User,
  "GET /wp/v2/users/{user_id}": User,
  "POST /wp/v2/users/{user_id}": User,
  "DELETE /wp/v2/users/{user_id}": z.object({ deleted: z.literal(true), previous: User }),
  "GET /wp/v2/users/{user_id}/application-passwords": z.array(ApplicationPassword),
  "POST /wp/v2/users/{user_id}/application-passwords": MadeApplicationPassword,
  "DELETE /wp/v2/users/{user_id}/application-passwords": z.object({ deleted: z.literal(true), count }),
  "GET /wp/v2/users/{user_id}/application-passwords/{uuid}": ApplicationPassword,
  "POST /wp/v2/users/{user_id}/application-passwords/{uuid}": ApplicationPassword,
  "DELETE /wp/v2/users/{user_id}/application-passwords/{uuid}": z.object({ deleted: z.literal(true), previous: ApplicationPassword }),
  "GET /wp/v2/users/{user_id}/application-passwords/introspect": ApplicationPassword,
  "GET /wp/v2/settings": SiteSettings,
  "POST /wp/v2/settings": SiteSettings,

  "POST /boards-app/v1/logo": done({ logo: Logo }),
  "DELETE /boards-app/v1/logo": done({ logo: z.null() }),
  "GET /boards-app/v1/profile": z.object({ profile: Profile }),
  "PUT /boards-app/v1/profile": done({ profile: Profile }),
  "DELETE /boards-app/v1/profile/photo": photo,
  "PUT /boards-app/v1/password": justDone,
  "POST /boards-app/v1/password/forgot": justDone,
  "POST /boards-app/v1/password/reset": justDone,
  "POST /boards-app/v1/people": done({ person: Person, link: PasswordLink }),
  "POST /boards-app/v1/people/{user_id}/password-link": done({ link: PasswordLink }),
  "POST /boards-app/v1/people/{user_id}/deactivate": justDone,
  "POST /boards-app/v1/people/{user_id}/activate": justDone,
  "GET /boards-app/v1/sessions": z.object({ sessions: z.array(Session) }),
  "DELETE /boards-app/v1/sessions": done({ count }),
  "DELETE /boards-app/v1/sessions/{session_id}": justDone,
  "GET /boards-app/v1/mails": z.object({ mails: z.array(MailView), total: count, counts: z.record(z.enum(MailState), count), has_mail_server: z.boolean() }),
  "GET /boards-app/v1/mails/{mail_id}": z.object({ mail: WholeMail }),
  "POST /boards-app/v1/mails/{mail_id}/retry": done({ mail: MailView }),
  "POST /boards-app/v1/mails/retry": done({ count }),
  "POST /boards-app/v1/setup": done({ user: User }),
  "GET /boards/v2/openapi.json": z.record(z.string(), z.unknown()).meta({ description: "This document." }),
};
