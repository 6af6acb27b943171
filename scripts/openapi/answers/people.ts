import { z } from "zod";
import { MailState } from "@/generated/prisma/enums";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import { type Answers, BOARD, OWN_BOARD, done, justDone, pageOf, Pagination } from "@/scripts/openapi/answers/shapes";
import { ActivityOfPerson } from "@/scripts/openapi/records/activity";
import {
  BoardBesideColleagues,
  BoardName,
  BoardOfPerson,
  Colleague,
  Designation,
} from "@/scripts/openapi/records/boards";
import {
  AddedMember,
  ApplicationPassword,
  Invitation,
  MailView,
  Logo,
  CreatedApplicationPassword,
  Member,
  MemberWithRole,
  PasswordLink,
  Person,
  PersonProfile,
  PersonStats,
  Profile,
  Session,
  SiteMember,
  SiteSettings,
  User,
  WholeMail,
} from "@/scripts/openapi/records/people";
import { address, count, flag, text } from "@/scripts/openapi/records/record";
import { TaskOfPerson } from "@/scripts/openapi/records/tasks";

const photo = done({ user: z.object({ photo: address }) });

const PASSWORDS = "/wp/v2/users/{user_id}/application-passwords";

export const PEOPLE_ANSWERS: Answers = {
  [`GET ${BOARD}/users`]: z.object({ users: z.array(Member), global_admins: z.array(Member) }),
  "GET /boards/v2/search-boards-users": z.array(Colleague),
  "GET /boards/v2/boards-users": z.object({ users: z.array(SiteMember), boards: z.array(BoardBesideColleagues) }),
  "GET /boards/v2/member-associated-users/{id}": z.object({
    users: z.array(Colleague),
    userWiseBoardDesignation: z.array(Designation),
  }),
  [`POST ${BOARD}/add-members`]: done({ member: AddedMember }),
  [`POST ${BOARD}/user/{user_id}/make-manager`]: done({ member: MemberWithRole }),
  [`POST ${BOARD}/user/{user_id}/remove-manager`]: done({ member: MemberWithRole }),
  [`POST ${BOARD}/user/{user_id}/make-viewer`]: done({ member: MemberWithRole }),
  [`POST ${BOARD}/user/{user_id}/make-member`]: done({ member: MemberWithRole }),
  [`POST ${BOARD}/user/{user_id}/remove`]: justDone,
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
  "GET /boards/v2/member/{id}/activities": z.object({
    activities: z.array(ActivityOfPerson),
    pagination: pageOf("ActivityOfPersonPage", ActivityOfPerson),
  }),
  "GET /boards/v2/member/{id}/task-counts": z.object({ counts: z.record(z.enum(TASK_TYPES), count) }),
  "POST /boards/v2/member/{id}/display-name": done({ user: z.object({ display_name: text }) }),
  "POST /boards/v2/member/{id}/photo": photo,
  [`POST ${BOARD}/send-invitation`]: justDone,
  [`GET ${BOARD}/all-invitations`]: z.object({ invitations: z.array(Invitation) }),
  [`DELETE ${BOARD}/invitation/{invitation_id}`]: justDone,
  [`GET ${OWN_BOARD}/invitations/{invitation_id}/link`]: z.object({ link: address }),
  "POST /boards-app/v1/invitations": done({ board: BoardName }),

  "GET /wp/v2/users": z.array(User),
  "POST /wp/v2/users": User,
  "GET /wp/v2/users/{user_id}": User,
  "POST /wp/v2/users/{user_id}": User,
  "DELETE /wp/v2/users/{user_id}": z.object({ deleted: z.literal(true), previous: User }),
  [`GET ${PASSWORDS}`]: z.array(ApplicationPassword),
  [`POST ${PASSWORDS}`]: CreatedApplicationPassword,
  [`DELETE ${PASSWORDS}`]: z.object({ deleted: z.literal(true), count }),
  [`GET ${PASSWORDS}/{uuid}`]: ApplicationPassword,
  [`POST ${PASSWORDS}/{uuid}`]: ApplicationPassword,
  [`DELETE ${PASSWORDS}/{uuid}`]: z.object({
    deleted: z.literal(true),
    previous: ApplicationPassword,
  }),
  [`GET ${PASSWORDS}/introspect`]: ApplicationPassword,
  "GET /wp/v2/types": z.object({}),
  "GET /wp/v2/taxonomies": z.object({}),
  "GET /wp/v2/statuses": z.object({}),
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
  "GET /boards-app/v1/mails": z.object({
    mails: z.array(MailView),
    total: count,
    counts: z.record(z.enum(MailState), count),
    has_mail_server: flag,
  }),
  "GET /boards-app/v1/mails/{mail_id}": z.object({ mail: WholeMail }),
  "POST /boards-app/v1/mails/{mail_id}/retry": done({ mail: MailView }),
  "POST /boards-app/v1/mails/retry": done({ count }),
  "POST /boards-app/v1/setup": done({ user: User }),
  "GET /boards/v2/openapi.json": z.record(text, z.unknown()).describe("This document."),
};
