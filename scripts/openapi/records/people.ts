import { z } from "zod";
import { BoardRole, MailState, SiteRole } from "@/generated/prisma/enums";
import type { InvitationJson } from "@/lib/invitations/present";
import type { presentMailWithText } from "@/lib/mail/present";
import {
  ROLE_NAMES,
  ROLE_TITLES,
  type presentAddedMember,
  type presentAssignable,
  type presentBoardMember,
  type presentBoardUser,
  type presentMemberWithRole,
  type presentMembership,
} from "@/lib/members/present";
import type { presentSiteMember } from "@/lib/members/present-site-member";
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
  extended,
  id,
  Moment,
  PlainTime,
  record,
  ZonelessTime,
} from "@/scripts/openapi/records/record";

const email = z.string().meta({ description: "Masked (`m***@example.com`) unless you may see it." });
const roleName = z.enum(ROLE_NAMES);
export const roleTitle = z.enum(ROLE_TITLES);

export const Person = record<PersonJson>()(
  "Person",
  z.object({
    ID: id,
    user_login: z.string(),
    user_nicename: z.string(),
    user_email: email,
    user_url: z.string(),
    user_registered: PlainTime,
    user_status: z.enum(["0", "1"]).meta({ description: "`1` for a deactivated account." }),
    display_name: z.string(),
    photo: address,
  }),
);

export const PasswordLink = record<PasswordLinkJson>()(
  "PasswordLink",
  z.object({
    url: z.string().meta({ description: "Shown once; opens a page, once, until it expires." }),
    expires_at: Moment,
    is_mailed: z.boolean().meta({ description: "Whether the person gets the link by mail, too." }),
  }),
);

/** A deleted person, or none. */
export const Nobody = z.object({ ID: z.literal(0), display_name: z.string() });

/** For viewers who may not list people. */
export const Actor = Person.pick({ ID: true, user_login: true, display_name: true, photo: true });

export const Archiver = z.object({ ID: id, display_name: z.string(), photo: address });

export const Membership = record<ReturnType<typeof presentMembership>>()(
  "Membership",
  z.object({
    object_id: id.meta({ description: "The board." }),
    foreign_id: id.meta({ description: "The person." }),
    settings: z.string().meta({ description: "A map that PHP serialized." }),
    preferences: z.string().meta({ description: "A map that PHP serialized." }),
    created_at: Moment,
    updated_at: Moment,
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
    display_name: z.string(),
    user_login: z.string(),
    email,
    photo: address,
    role: z.enum(BoardRole),
    is_super: z.boolean(),
    is_wpadmin: z.boolean(),
  }),
);

export const AddedMember = record<ReturnType<typeof presentAddedMember>>()(
  "AddedMember",
  extended(Person, { role: roleName, is_admin: z.boolean() }),
);

export const MemberWithRole = record<ReturnType<typeof presentMemberWithRole>>()(
  "MemberWithRole",
  extended(AddedMember, { is_board_admin: z.boolean() }),
);

export const BoardWithRole = z.object({ id, title: z.string(), role: roleName });

export const SiteMember = record<ReturnType<typeof presentSiteMember>>()(
  "SiteMember",
  z.object({
    ID: id,
    display_name: z.string(),
    photo: address,
    email,
    boards: z.array(BoardWithRole),
    is_super: z.boolean(),
    is_wpadmin: z.boolean(),
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
    object_id: id.meta({ description: "The board." }),
    object_type: z.literal("board"),
    key: z.literal("board_email_invitation"),
    value: z
      .object({ email: z.string(), role: roleName, issued_at: z.int(), expires_at: z.int(), used: z.boolean() })
      .meta({ description: "Times are seconds since 1970." }),
    created_at: Moment,
    updated_at: Moment,
  }),
);

const links = z.array(z.object({ href: address }));

/** `meta` is missing in `embed`; the keys after the links are those of `edit`. */
export const User = record<ReturnType<typeof presentForWordPress>>()(
  "User",
  z
    .object({
      id,
      name: z.string(),
      url: z.string(),
      description: z.string(),
      link: address,
      slug: z.string(),
      avatar_urls: z.record(z.string(), address),
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
      capabilities: z.record(z.string(), z.boolean()).optional(),
      extra_capabilities: z.record(z.string(), z.boolean()).optional(),
    })
    .meta({ description: "What is not in `view` comes with `context=edit`." }),
);

export const ApplicationPassword = record<ReturnType<typeof presentApplicationPassword>>()(
  "ApplicationPassword",
  z.object({
    uuid: z.string().meta({ format: "uuid" }),
    app_id: z.string(),
    name: z.string(),
    created: ZonelessTime,
    last_used: ZonelessTime.nullable(),
    last_ip: z.string().nullable(),
    _links: z.object({ self: links }),
  }),
);

export const CreatedApplicationPassword = record<ReturnType<typeof presentCreatedApplicationPassword>>()(
  "MadeApplicationPassword",
  extended(ApplicationPassword, { password: z.string().meta({ description: "Shown this once." }) }),
);

export const SiteSettings = record<ReturnType<typeof presentSiteSettings>>()(
  "SiteSettings",
  z.object({
    title: z.string(),
    description: z.string(),
    url: address,
    email: z.string(),
    timezone: z.string(),
    date_format: z.string(),
    time_format: z.string(),
    start_of_week: z.int().min(0).max(6),
    language: z.string(),
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
      login: z.string(),
      display_name: z.string(),
      email: z.string(),
      timezone: z.string().nullable(),
      locale: z.string().nullable(),
      start_of_week: z.int().min(0).max(6).nullable(),
      photo: address,
      has_photo: z.boolean(),
    })
    .meta({ description: "Null is as the site has it." }),
);

export const Session = record<SessionJson>()(
  "Session",
  z.object({
    id: z.string(),
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: Moment,
    last_seen_at: Moment,
    expires_at: Moment,
    is_current: z.boolean(),
  }),
);

export const WholeMail = record<ReturnType<typeof presentMailWithText>>()(
  "Mail",
  z.object({
    id,
    kind: z.string(),
    user_id: id.nullable(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(MailState),
    attempts: count,
    last_error: z.string().nullable(),
    may_have_arrived: z.boolean().meta({ description: "It was handed over, and no answer came." }),
    next_try_at: PlainTime.nullable(),
    sent_at: PlainTime.nullable(),
    created_at: Moment,
    text: z.string(),
    html: z.string().nullable(),
    headers: z.record(z.string(), z.string()),
  }),
);

export const MailView = WholeMail.omit({ text: true, html: true, headers: true });
