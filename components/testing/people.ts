import { newId, photo } from "@/components/testing/records";
import type { MembershipView, PersonView } from "@/components/people/view-model";
import type { PersonDetails } from "@/components/people/person-page-props";
import type { Role } from "@/components/members/roles";

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;

export const aPersonView = (name: string, facts: Partial<PersonView> = {}): PersonView => ({
  id: newId(),
  name,
  email: addressOf(name),
  photo,
  isAdministrator: false,
  isServiceAdmin: false,
  isDeactivated: false,
  canManage: true,
  lastSeen: null,
  boards: [],
  boardsLeft: 0,
  ...facts,
});

export const aShownPerson = (name: string, facts: Partial<PersonDetails> = {}): PersonDetails => ({
  id: newId(),
  name,
  login: name.toLowerCase(),
  email: addressOf(name),
  photo,
  isAdministrator: false,
  isServiceAdmin: false,
  isDeactivated: false,
  hasPassword: true,
  ...facts,
});

export const aMembership = (
  title: string,
  role: Role = "Member",
  facts: Partial<MembershipView> = {},
): MembershipView => ({
  boardId: newId(),
  title,
  background: { id: null, is_image: false, image_url: null, color: null },
  isArchived: false,
  role,
  ...facts,
});
