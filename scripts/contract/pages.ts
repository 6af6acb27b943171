/** Checks of all pages use this list; a test fails when a page is missing here. */
export interface PageEntry {
  /** The path of its folder without route groups. */
  route: string;
  /** An address at which it renders something, if only a request to sign in. */
  address: string;
  /**
   * The accessibility check: `nobody` and `somebody` (signed in) run at this address in `tests/system/slow/accessible-pages.spec.ts`;
   * otherwise the named journey or component test does. Null for a page that only redirects.
   */
  checkedBy: "nobody" | "somebody" | `${string}.spec.ts` | `${string}.test.tsx` | null;
  /** The screenshot that shows it. */
  screenshot: string | null;
}

export const PAGES: PageEntry[] = [
  { route: "/", address: "/", checkedBy: "somebody", screenshot: "home" },
  {
    route: "/my-tasks",
    address: "/my-tasks?tab=assigned",
    checkedBy: "components/my-tasks/screen/my-tasks-screen.test.tsx",
    screenshot: "my-tasks",
  },
  {
    route: "/reports",
    address: "/reports?range=last30",
    checkedBy: "components/reports/screens/reports.test.tsx",
    screenshot: "reports",
  },
  {
    route: "/reports/tasks",
    address: "/reports/tasks?range=last30",
    checkedBy: "e2e/reports/reports.spec.ts",
    screenshot: "reports-tasks",
  },
  {
    route: "/reports/activity",
    address: "/reports/activity?range=last30",
    checkedBy: "e2e/reports/reports.spec.ts",
    screenshot: "reports-activity",
  },
  {
    route: "/reports/timesheet",
    address: "/reports/timesheet?range=last30",
    checkedBy: "components/reports/screens/reports.test.tsx",
    screenshot: "reports-timesheet",
  },
  {
    route: "/reports/roadmap",
    address: "/reports/roadmap?range=last30",
    checkedBy: "e2e/reports/reports.spec.ts",
    screenshot: "reports-roadmap",
  },
  {
    route: "/reports/flow",
    address: "/reports/flow?board=1&range=last30",
    checkedBy: "components/reports/screens/flow-report.test.tsx",
    screenshot: "reports-flow",
  },
  {
    route: "/timesheet",
    address: "/timesheet",
    checkedBy: "components/timesheet/timesheet.test.tsx",
    screenshot: "timesheet",
  },
  {
    route: "/boards",
    address: "/boards",
    checkedBy: "components/board-list/boards-page.test.tsx",
    screenshot: "boards",
  },
  {
    route: "/boards/import",
    address: "/boards/import",
    checkedBy: "components/imports/screen/import-page.test.tsx",
    screenshot: "import",
  },
  {
    route: "/boards/import/[import_id]",
    address: "/boards/import/00000000-0000-4000-8000-000000000000",
    checkedBy: "components/imports/progress/import-screen.test.tsx",
    screenshot: "import-missing",
  },
  {
    route: "/boards/[board_id]",
    address: "/boards/1",
    checkedBy: "e2e/board/board-screens.spec.ts",
    screenshot: "board",
  },
  {
    route: "/boards/[board_id]/activity",
    address: "/boards/1/activity",
    checkedBy: "components/activity/activity-lists.test.tsx",
    screenshot: "board-activity",
  },
  {
    route: "/boards/[board_id]/members",
    address: "/boards/1/members",
    checkedBy: "components/members/members-dialog.test.tsx",
    screenshot: "members",
  },
  {
    route: "/boards/[board_id]/tasks/[task_id]",
    address: "/boards/1/tasks/1",
    checkedBy: "e2e/task/task-screens.spec.ts",
    screenshot: "task-page",
  },
  {
    route: "/boards/[board_id]/moderation",
    address: "/boards/1/moderation",
    checkedBy: "components/moderation/moderation-page.test.tsx",
    screenshot: "moderation",
  },
  { route: "/people", address: "/people", checkedBy: "components/people/people-page.test.tsx", screenshot: "people" },
  {
    route: "/people/[user_id]",
    address: "/people/1",
    checkedBy: "components/people/person-page.test.tsx",
    screenshot: "person",
  },
  { route: "/profile", address: "/profile", checkedBy: "somebody", screenshot: "profile" },
  {
    route: "/profile/tasks",
    address: "/profile/tasks?tab=assigned",
    checkedBy: "somebody",
    screenshot: "profile-tasks",
  },
  {
    route: "/profile/activity",
    address: "/profile/activity",
    checkedBy: "somebody",
    screenshot: "profile-activity",
  },
  {
    route: "/profile/notifications",
    address: "/profile/notifications",
    checkedBy: "somebody",
    screenshot: "profile-notifications",
  },
  {
    route: "/profile/layouts",
    address: "/profile/layouts",
    checkedBy: "components/view-settings/layouts.test.tsx",
    screenshot: "profile-layouts",
  },
  { route: "/profile/account", address: "/profile/account", checkedBy: "somebody", screenshot: "profile-account" },
  {
    route: "/settings",
    address: "/settings",
    checkedBy: "components/settings/general-page.test.tsx",
    screenshot: "settings",
  },
  {
    route: "/settings/mail",
    address: "/settings/mail",
    checkedBy: "components/mails/mails-page.test.tsx",
    screenshot: "mails",
  },
  {
    route: "/settings/features",
    address: "/settings/features",
    checkedBy: "components/settings/features-page.test.tsx",
    screenshot: "settings-features",
  },
  {
    route: "/settings/mcp",
    address: "/settings/mcp",
    checkedBy: "components/mcp/mcp-page.test.tsx",
    screenshot: "settings-mcp",
  },
  {
    route: "/settings/assistant",
    address: "/settings/assistant",
    checkedBy: "components/assistant/settings/assistant-page.test.tsx",
    screenshot: "settings-assistant",
  },
  {
    route: "/settings/storage",
    address: "/settings/storage",
    checkedBy: "components/storage/storage-page.test.tsx",
    screenshot: "settings-storage",
  },
  {
    route: "/settings/roadmap",
    address: "/settings/roadmap",
    checkedBy: "somebody",
    screenshot: "settings-roadmap",
  },
  {
    route: "/settings/webhooks",
    address: "/settings/webhooks",
    checkedBy: "components/webhooks/incoming/webhooks.test.tsx",
    screenshot: "settings-webhooks",
  },
  {
    route: "/settings/webhooks/[webhook_id]",
    address: "/settings/webhooks/1",
    checkedBy: "components/webhooks/incoming/webhooks.test.tsx",
    screenshot: "webhook-missing",
  },
  {
    route: "/settings/webhooks/outgoing",
    address: "/settings/webhooks/outgoing",
    checkedBy: "components/webhooks/outgoing/outgoing.test.tsx",
    screenshot: "settings-outgoing-webhooks",
  },
  {
    route: "/settings/webhooks/outgoing/new",
    address: "/settings/webhooks/outgoing/new",
    checkedBy: "components/webhooks/outgoing/outgoing.test.tsx",
    screenshot: "new-outgoing-webhook",
  },
  {
    route: "/settings/webhooks/outgoing/[webhook_id]",
    address: "/settings/webhooks/outgoing/1",
    checkedBy: "components/webhooks/outgoing/outgoing.test.tsx",
    screenshot: "outgoing-webhook",
  },
  {
    route: "/settings/mail/[mail_id]",
    address: "/settings/mail/1",
    checkedBy: "e2e/settings/mails.spec.ts",
    screenshot: "mail",
  },
  { route: "/welcome", address: "/welcome", checkedBy: "e2e/account/set-up.spec.ts", screenshot: "welcome" },
  {
    route: "/invitations",
    address: "/invitations?token=x",
    checkedBy: "nobody",
    screenshot: "invitation-incomplete",
  },
  { route: "/login", address: "/login", checkedBy: "nobody", screenshot: "sign-in" },
  { route: "/login/forgot", address: "/login/forgot", checkedBy: "nobody", screenshot: "forgotten-password" },
  { route: "/login/reset", address: "/login/reset?token=of-a-mail", checkedBy: "nobody", screenshot: "reset-password" },
  { route: "/logout", address: "/logout", checkedBy: "somebody", screenshot: "sign-out" },
  { route: "/offline", address: "/offline", checkedBy: "nobody", screenshot: "offline" },
  { route: "/setup", address: "/setup", checkedBy: "nobody", screenshot: "setup-done" },
  {
    route: "/unsubscribe",
    address: "/unsubscribe?token=cut",
    checkedBy: "e2e/account/unsubscribe.spec.ts",
    screenshot: "unsubscribe-incomplete",
  },
  {
    route: "/follow",
    address: "/follow?token=cut",
    checkedBy: "e2e/public/roadmap.spec.ts",
    screenshot: "follow-incomplete",
  },
  {
    route: "/roadmap/[slug]",
    address: "/roadmap/none",
    checkedBy: "e2e/public/roadmap.spec.ts",
    screenshot: "roadmap-missing",
  },
  {
    route: "/roadmap/[slug]/changelog",
    address: "/roadmap/none/changelog",
    checkedBy: "e2e/public/roadmap.spec.ts",
    screenshot: "roadmap-changelog-missing",
  },
  {
    route: "/roadmap/[slug]/ideas/[idea]",
    address: "/roadmap/none/ideas/1",
    checkedBy: "e2e/public/roadmap.spec.ts",
    screenshot: "roadmap-idea-missing",
  },
  {
    route: "/wp-admin/authorize-application.php",
    address: "/wp-admin/authorize-application.php?app_name=Day%20planner&success_url=https://planner.example/",
    checkedBy: "somebody",
    screenshot: "authorize",
  },
  {
    route: "/wp-admin/admin.php",
    address: "/wp-admin/admin.php?page=boards",
    checkedBy: null,
    screenshot: null,
  },
  { route: "/wp-admin/profile.php", address: "/wp-admin/profile.php", checkedBy: null, screenshot: null },
  {
    route: "/public/boards/[board_id]",
    address: "/public/boards/1?public_token=cut",
    checkedBy: "e2e/board/public-board.spec.ts",
    screenshot: "public-board-missing",
  },
  {
    route: "/b/[token]",
    address: "/b/cut",
    checkedBy: "e2e/board/public-board.spec.ts",
    screenshot: "public-board-short-link-missing",
  },
  {
    route: "/embed/boards/[board_id]",
    address: "/embed/boards/1?public_token=cut",
    checkedBy: "e2e/board/public-board.spec.ts",
    screenshot: "public-board-embed-missing",
  },
  { route: "/api-docs", address: "/api-docs", checkedBy: "e2e/settings/api-docs.spec.ts", screenshot: "api" },
  {
    route: "/api-docs/guide",
    address: "/api-docs/guide",
    checkedBy: "tests/system/slow/accessible-pages.spec.ts",
    screenshot: "api-guide",
  },
  {
    route: "/api-docs/[page]",
    address: "/api-docs/labels",
    checkedBy: "tests/system/slow/accessible-pages.spec.ts",
    screenshot: "api-labels",
  },
];

export const addressesFor = (visitor: "nobody" | "somebody"): string[] =>
  PAGES.flatMap(({ address, checkedBy }) => (checkedBy === visitor ? [address] : []));

export function addressOfScreenshot(name: string): string {
  const page = PAGES.find(({ screenshot }) => screenshot === name);
  if (!page) throw new Error(`scripts/contract/pages.ts has no page with the screenshot ${name}.`);
  return page.address;
}
