import type { HasModules } from "@/lib/modules/on-screen";

export interface Viewer extends HasModules {
  id: number;
  name: string;
  photo: string;
  isAdmin: boolean;
  timeZone: string;
  locale: string;
  startOfWeek: number;
  isPro: boolean;
  sendsMail: boolean;
  /** Absent while it is off. */
  hasAssistant?: boolean;
  /** Absent while the site receives no emails. */
  receivesMail?: boolean;
  /** Known on templates: whether they may create boards. */
  mayUseTemplate?: boolean;
}

/** What the reader may do on a board, for screens; the server checks each write again. */
export type Abilities = {
  edit: boolean;
  manage: boolean;
  delete: boolean;
};
