import { z } from "zod";
import { BoardRole, MailState, SiteRole } from "@/generated/prisma/enums";
import type { InvitationJson } from "@/lib/invitations/present";
import type { presentMailWithText } from "@/lib/mail/present";
import {
  ROLE_NAMES,
  type presentAddedMember,
  type presentAssignable,
  type presentBoardMember,
  type presentBoardUser,
  type presentMemberWithRole,
  type presentMembership,
} from "@/lib/members/present";
import type { presentSiteMember } from "@/lib/members/present-site-member";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import type { presentProfileOf, presentStats } from "@/lib/users/person-page/present";
import type { presentLogo, presentSiteSettings } from "@/lib/settings/present";
import type {
  presentApplicationPassword,
  presentCreatedApplicationPassword,
} from "@/lib/users/application-passwords/present";
import type { PasswordLinkJson } from "@/lib/users/passwords/present-link";
import type { PersonJson } from "@/lib/users/present";
import type { presentForWordPress } from "@/lib/users/present-for-wordpress";
import type { ProfileJson } from "@/lib/users/profile/present";
import type { SessionJson } from "@/lib/users/sessions/present";
import {
  address,
  count,
  dates,
  extended,
  flag,
  id,
  Moment,
  PlainTime,
  record,
  text,
  textOrNull,
  ZonelessTime,
} from "@/scripts/openapi/records/record";

const email = z.string().describe("Masked (`m***@example.com`) unless you may see it.");
const roleName = z.enum(ROLE_NAMES);
export const roleTitle = z.enum(ROLE_TITLES);

export const Person = record<PersonJson>()(
  "Person",
  z.object({
    ID: id,
    user_login: text,
    user_nicename: text,
    user_email: email,
    user_url: text,
    user_registered: PlainTime,
    user_status: z.enum(["0", "1"]).describe("`1` for a deactivated account."),
    display_name: text,
    photo: address,
  }),
);

export const PasswordLink = record<PasswordLinkJson>()(
  "PasswordLink",
  z.object({
    url: z.string().describe("Returned only once. Works once, until it expires."),
    expires_at: Moment,
    is_mailed: z.boolean().describe("Whether the person also gets the link by email."),
  }),
);

/** A deleted person, or none. */
export const Nobody = z.object({ ID: z.literal(0), display_name: text });

/** For viewers who may not list people. */
export const Actor = Person.pick({ ID: true, user_login: true, display_name: true, photo: true });

export const PersonInShort = z.object({ ID: id, display_name: text, photo: address });

export const Membership = record<ReturnType<typeof presentMembership>>()(
  "Membership",
  z.object({
    object_id: id.describe("The board."),
    foreign_id: id.describe("The person."),
    settings: z.string().describe("A PHP-serialized map."),
    preferences: z.string().describe("A PHP-serialized map."),
    ...dates,
  }),
);

export const BoardUser = record<ReturnType<typeof presentBoardUser>>()(
  "BoardUser",
  extended(Person, { role: roleTitle, pivot: Membership }),
);

export const Assignable = record<ReturnType<typeof presentAssignable>>()(
  "Assignable",
  extended(Person, { role: roleName, pivot: Membership }),
);

export const Member = record<ReturnType<typeof presentBoardMember>>()(
  "Member",
  z.object({
    ID: id,
    display_name: text,
    user_login: text,
    email,
    photo: address,
    role: z.enum(BoardRole),
    is_super: flag,
    is_wpadmin: flag,
  }),
);

export const AddedMember = record<ReturnType<typeof presentAddedMember>>()(
  "AddedMember",
  extended(Person, { role: roleName, is_admin: flag }),
);

export const MemberWithRole = record<ReturnType<typeof presentMemberWithRole>>()(
  "MemberWithRole",
  extended(AddedMember, { is_board_admin: flag }),
);

export const BoardWithRole = z.object({ id, title: text, role: roleName });

export const SiteMember = record<ReturnType<typeof presentSiteMember>>()(
  "SiteMember",
  z.object({
    ID: id,
    display_name: text,
    photo: address,
    email,
    boards: z.array(BoardWithRole),
    is_super: flag,
    is_wpadmin: flag,
  }),
);

export const PersonProfile = record<ReturnType<typeof presentProfileOf>>()(
  "PersonProfile",
  extended(Person, { fbs_role: z.enum(["fbs_admin", "member"]), is_wp_admin: z.enum(["yes", "no"]) }),
);

export const PersonStats = record<ReturnType<typeof presentStats>>()(
  "PersonStats",
  z.object({ assigned_tasks: count, completed_tasks: count, total_boards: count, unread_notifications: count }),
);

export const Invitation = record<InvitationJson>()(
  "Invitation",
  z.object({
    id,
    object_id: id.describe("The board."),
    object_type: z.literal("board"),
    key: z.literal("board_email_invitation"),
    value: z
      .object({ email: text, role: roleName, issued_at: z.int(), expires_at: z.int(), used: flag })
      .describe("Times are Unix timestamps in seconds."),
    ...dates,
  }),
);

const links = z.array(z.object({ href: address }));

/** `meta` is missing in `embed`; the keys after the links are those of `edit`. */
export const User = record<ReturnType<typeof presentForWordPress>>()(
  "User",
  z
    .object({
      id,
      name: text,
      url: text,
      description: text,
      link: address,
      slug: text,
      avatar_urls: z.record(text, address),
      meta: z.array(z.never()).optional(),
      _links: z.object({ self: links, collection: links }),
      username: z.string().optional(),
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      email: z.string().optional(),
      locale: z.string().optional(),
      nickname: z.string().optional(),
      registered_date: Moment.optional(),
      roles: z.array(z.enum(SiteRole)).optional(),
      capabilities: z.record(text, flag).optional(),
      extra_capabilities: z.record(text, flag).optional(),
    })
    .describe("Keys that are not in `view` are returned with `context=edit`."),
);

export const ApplicationPassword = record<ReturnType<typeof presentApplicationPassword>>()(
  "ApplicationPassword",
  z.object({
    uuid: z.string().meta({ format: "uuid" }),
    app_id: text,
    name: text,
    created: ZonelessTime,
    last_used: ZonelessTime.nullable(),
    last_ip: textOrNull,
    _links: z.object({ self: links }),
  }),
);

export const CreatedApplicationPassword = record<ReturnType<typeof presentCreatedApplicationPassword>>()(
  "MadeApplicationPassword",
  extended(ApplicationPassword, { password: z.string().describe("Returned only once.") }),
);

export const SiteSettings = record<ReturnType<typeof presentSiteSettings>>()(
  "SiteSettings",
  z.object({
    title: text,
    description: text,
    url: address,
    email: text,
    timezone: text,
    date_format: text,
    time_format: text,
    start_of_week: z.int().min(0).max(6),
    language: text,
  }),
);

export const Logo = record<ReturnType<typeof presentLogo>>()(
  "Logo",
  z.object({ address, width: count, height: count }),
);

export const Profile = record<ProfileJson>()(
  "Profile",
  z
    .object({
      id,
      login: text,
      display_name: text,
      email: text,
      timezone: textOrNull,
      locale: textOrNull,
      start_of_week: z.int().min(0).max(6).nullable(),
      photo: address,
      has_photo: flag,
    })
    .describe("Null means that the setting of the site applies."),
);

export const Session = record<SessionJson>()(
  "Session",
  z.object({
    id: text,
    address: textOrNull,
    user_agent: textOrNull,
    created_at: Moment,
    last_seen_at: Moment,
    expires_at: Moment,
    is_current: flag,
  }),
);

export const WholeMail = record<ReturnType<typeof presentMailWithText>>()(
  "Mail",
  z.object({
    id,
    kind: text,
    user_id: id.nullable(),
    to: text,
    subject: text,
    state: z.enum(MailState),
    attempts: count,
    last_error: textOrNull,
    may_have_arrived: z.boolean().describe("Handed over to the mail server, which did not confirm it."),
    next_try_at: PlainTime.nullable(),
    sent_at: PlainTime.nullable(),
    created_at: Moment,
    text,
    html: textOrNull,
    headers: z.record(text, text),
  }),
);

export const MailView = WholeMail.omit({ text: true, html: true, headers: true });
