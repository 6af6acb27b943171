import type { HasModules } from "@/lib/modules/on-screen";

/** The signed-in person, and which screens they may open. */
export interface ShellPerson extends HasModules {
  id: number;
  timeZone: string;
  locale: string;
  canCreateBoard: boolean;
  canSeePeople: boolean;
  canSeeSettings: boolean;
  canSeeMails: boolean;
  /** Not in the free tier. */
  hasTemplates: boolean;
}
