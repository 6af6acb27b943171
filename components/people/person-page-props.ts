import type { Rights } from "@/components/people/rights-badge";
import type { MembershipView } from "@/components/people/view-model";
import type { Moment } from "@/lib/dates/when";

export interface PersonDetails extends Rights {
  id: number;
  name: string;
  login: string;
  email: string;
  photo: string;
  /** Present for viewers who manage the account. */
  hasPassword: boolean;
  /** Present for administrators; null means never. */
  lastSeen?: Moment | null;
}

export interface PersonPageProps {
  person: PersonDetails;
  memberships: MembershipView[];
  isMe: boolean;
  /** Whether the viewer may change rights and boards. */
  canManage: boolean;
  /** Whether the viewer may create password links for this account and deactivate it. */
  canManageAccount: boolean;
  children?: React.ReactNode;
}
