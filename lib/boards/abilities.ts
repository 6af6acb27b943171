export interface Viewer {
  id: number;
  name: string;
  photo: string;
  isAdmin: boolean;
  timeZone: string;
  locale: string;
  startOfWeek: number;
  isPro: boolean;
  sendsMail: boolean;
}

/** What the reader may do on a board, for screens; the server checks each write again. */
export type Abilities = {
  edit: boolean;
  manage: boolean;
  delete: boolean;
};
