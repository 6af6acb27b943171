import type { Page } from "@playwright/test";

export interface Screen {
  name: string;
  path: string;
  /** Nobody is signed in. */
  isPublic?: boolean;
  /** What a person does there before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

/** Every screen, in the states that are worth looking at. Board 1 of the demo is "Product". */
export const SCREENS: Screen[] = [
  { name: "sign-in", path: "/login", isPublic: true },
  { name: "forgotten-password", path: "/login/forgot", isPublic: true },
  { name: "boards", path: "/" },
  { name: "boards-search", path: "/?search=road" },
  { name: "boards-nothing-found", path: "/?search=zzz" },
  { name: "boards-archived", path: "/?show=archived" },
  { name: "new-board", path: "/?new" },
  { name: "board", path: "/boards/1" },
  { name: "board-new-task", path: "/boards/1", act: (page) => page.getByRole("button", { name: "Add a task", exact: true }).first().click() },
  { name: "board-stage-menu", path: "/boards/1", act: (page) => page.getByRole("button", { name: "Actions for Ideas" }).click() },
  { name: "task-dialog", path: "/boards/1", act: openFirstTask },
  { name: "task-page", path: "/boards/1/tasks/1" },
  { name: "members", path: "/boards/1/members" },
  { name: "roadmap", path: "/boards/5" },
  { name: "keys", path: "/boards/1", act: (page) => page.keyboard.press("?") },
  { name: "switcher", path: "/boards/1", act: (page) => page.keyboard.press("Control+k") },
  { name: "profile", path: "/profile" },
  { name: "not-found", path: "/boards/999999" },
  { name: "nothing-here", path: "/nothing-here" },
];

async function openFirstTask(page: Page) {
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("dialog").waitFor();
}
