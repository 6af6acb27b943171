import type { Captcha } from "@/lib/captcha/setting";
import type { offeredTo, PublicAction } from "@/lib/roadmaps/settings";

export type Offered = ReturnType<typeof offeredTo>;

/** What the page offers its reader. */
export type Offers = Record<PublicAction, Offered> & {
  /** What those see who need an account: HTML of the site's settings, made safe. */
  authHtml: string;
  /** What guests solve before they send a text. Null for accounts, and where none is set. */
  captcha: Captcha | null;
};
