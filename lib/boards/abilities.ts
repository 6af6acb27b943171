/** Who looks at a screen. */
export interface Viewer {
  id: number;
  name: string;
  photo: string;
  isAdmin: boolean;
  timeZone: string;
  /** As WordPress writes it: `en_US`. */
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** Whether the paid tier runs. */
  isPro: boolean;
  /** Whether there is a mail server; without one nobody gets a mail. */
  sendsMail: boolean;
}

/** What the reader may do on a board, for screens; the server checks each write again. */
export type Abilities = {
  edit: boolean;
  manage: boolean;
  delete: boolean;
};
