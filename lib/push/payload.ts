/** What the service worker shows. It reaches the browser encrypted and has no more than a notification needs. */
export interface PushMessage {
  /** Who did what. */
  title: string;
  /** The task and its board. */
  body: string;
  /** A path of this site. */
  url: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
}
