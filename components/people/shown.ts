import type { Rights } from "@/components/people/rights-badge";
import type { ListedMembership } from "@/components/people/listed";

/** Somebody as his page begins with him. */
export interface ShownPerson extends Rights {
  id: number;
  name: string;
  login: string;
  email: string;
  photo: string;
}

export interface PersonPageProps {
  person: ShownPerson;
  memberships: ListedMembership[];
  isMe: boolean;
  /** Whether the one who looks changes rights and boards. */
  canManage: boolean;
  children?: React.ReactNode;
}
