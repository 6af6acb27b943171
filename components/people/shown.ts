import type { Rights } from "@/components/people/rights-badge";
import type { MembershipView } from "@/components/people/view-model";
import type { Moment } from "@/lib/dates/when";

/** Somebody as his page begins with him. */
export interface ShownPerson extends Rights {
  id: number;
  name: string;
  login: string;
  email: string;
  photo: string;
  /** For those who manage the account. */
  hasPassword: boolean;
  /** For administrators; null is never. */
  lastSeen?: Moment | null;
}

export interface PersonPageProps {
  person: ShownPerson;
  memberships: MembershipView[];
  isMe: boolean;
  /** Whether the one who looks changes rights and boards. */
  canManage: boolean;
  /** Whether they make links for this account and deactivate it. */
  canManageAccount: boolean;
  children?: React.ReactNode;
}
