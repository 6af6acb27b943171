/** Checks of all pages use this list; a test fails when a page is missing here. */
export interface PageEntry {
  /** The path of its folder without route groups. */
  route: string;
  /** An address at which it renders something, if only a request to sign in. */
  address: string;
  /**
   * The accessibility check: `nobody` and `somebody` (signed in) run at this address in `e2e/settings/screens.spec.ts`;
   * otherwise the named journey does. Null for a page that only redirects.
   */
  checked: "nobody" | "somebody" | `${string}.spec.ts` | null;
  /** The screenshot that shows it. */
  picture: string | null;
}

export const PAGES: PageEntry[] = [
  { route: "/", address: "/", checked: "somebody", picture: "boards" },
  { route: "/boards", address: "/boards", checked: null, picture: null },
  { route: "/boards/[board_id]", address: "/boards/1", checked: "e2e/board/board-screens.spec.ts", picture: "board" },
  {
    route: "/boards/[board_id]/activity",
    address: "/boards/1/activity",
    checked: "e2e/task/activity.spec.ts",
    picture: "board-activity",
  },
  {
    route: "/boards/[board_id]/members",
    address: "/boards/1/members",
    checked: "e2e/board/invitations.spec.ts",
    picture: "members",
  },
  {
    route: "/boards/[board_id]/tasks/[task_id]",
    address: "/boards/1/tasks/1",
    checked: "e2e/task/task-screens.spec.ts",
    picture: "task-page",
  },
  { route: "/people", address: "/people", checked: "e2e/people/people.spec.ts", picture: "people" },
  { route: "/people/[user_id]", address: "/people/1", checked: "e2e/people/people.spec.ts", picture: "person" },
  { route: "/profile", address: "/profile", checked: "somebody", picture: "profile" },
  { route: "/settings", address: "/settings", checked: "e2e/settings/settings.spec.ts", picture: "settings" },
  { route: "/settings/mail", address: "/settings/mail", checked: "e2e/settings/mails.spec.ts", picture: "mails" },
  {
    route: "/settings/mail/[mail_id]",
    address: "/settings/mail/1",
    checked: "e2e/settings/mails.spec.ts",
    picture: "mail",
  },
  { route: "/welcome", address: "/welcome", checked: "e2e/account/welcome.spec.ts", picture: "welcome" },
  {
    route: "/invitations",
    address: "/invitations?token=x",
    checked: "e2e/account/accept-invitation.spec.ts",
    picture: "invitation-incomplete",
  },
  { route: "/login", address: "/login", checked: "nobody", picture: "sign-in" },
  { route: "/login/forgot", address: "/login/forgot", checked: "nobody", picture: "forgotten-password" },
  { route: "/login/reset", address: "/login/reset?token=of-a-mail", checked: "nobody", picture: "reset-password" },
  { route: "/logout", address: "/logout", checked: "somebody", picture: "sign-out" },
  { route: "/setup", address: "/setup", checked: "nobody", picture: "setup-done" },
  {
    route: "/unsubscribe",
    address: "/unsubscribe?token=cut",
    checked: "e2e/account/unsubscribe.spec.ts",
    picture: "unsubscribe-incomplete",
  },
  {
    route: "/wp-admin/authorize-application.php",
    address: "/wp-admin/authorize-application.php?app_name=Day%20planner&success_url=https://planner.example/",
    checked: "somebody",
    picture: "authorize",
  },
  { route: "/api-docs", address: "/api-docs", checked: "e2e/settings/api-docs.spec.ts", picture: "api" },
  {
    route: "/api-docs/guide",
    address: "/api-docs/guide",
    checked: "e2e/settings/api-docs.spec.ts",
    picture: "api-guide",
  },
  {
    route: "/api-docs/[page]",
    address: "/api-docs/labels",
    checked: "e2e/settings/api-docs.spec.ts",
    picture: "api-labels",
  },
];

export const addressesFor = (visitor: "nobody" | "somebody"): string[] =>
  PAGES.flatMap(({ address, checked }) => (checked === visitor ? [address] : []));

export function addressPictured(name: string): string {
  const page = PAGES.find(({ picture }) => picture === name);
  if (!page) throw new Error(`scripts/contract/pages.ts has no page with the screenshot ${name}.`);
  return page.address;
}
