import { newId, photo } from "@/components/testing/records";
import type { MembershipView, PersonView } from "@/components/people/view-model";
import type { PersonDetails } from "@/components/people/person-page-props";
import type { Role } from "@/components/members/roles";

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;

export const aPersonView = (name: string, overrides: Partial<PersonView> = {}): PersonView => ({
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
  ...overrides,
});

export const aPersonDetails = (name: string, overrides: Partial<PersonDetails> = {}): PersonDetails => ({
  id: newId(),
  name,
  login: name.toLowerCase(),
  email: addressOf(name),
  photo,
  isAdministrator: false,
  isServiceAdmin: false,
  isDeactivated: false,
  hasPassword: true,
  ...overrides,
});

export const aMembership = (
  title: string,
  role: Role = "Member",
  overrides: Partial<MembershipView> = {},
): MembershipView => ({
  boardId: newId(),
  title,
  background: { id: null, is_image: false, image_url: null, color: null },
  isArchived: false,
  role,
  ...overrides,
});
