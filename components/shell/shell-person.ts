/** The signed-in person, and which screens they may open. */
export interface ShellPerson {
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
