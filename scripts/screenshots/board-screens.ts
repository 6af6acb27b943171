import type { Page } from "@playwright/test";
import { product } from "@/scripts/demo/boards/product";
import { roadmap } from "@/scripts/demo/boards/roadmap";
import { website } from "@/scripts/demo/boards/website";
import { boardAddress } from "@/scripts/screenshots/addresses";
import type { Screen } from "@/scripts/screenshots/screen";

export async function boardScreens(): Promise<Screen[]> {
  const board = await boardAddress(product.title);
  return [
    { name: "board", path: board },
    { name: "board-opening", path: "/boards", act: openSlowly },
    {
      name: "board-new-task",
      path: board,
      act: (page) => page.getByRole("button", { name: "Add task", exact: true }).first().click(),
    },
    {
      name: "board-stage-menu",
      path: board,
      act: (page) => page.getByRole("button", { name: "Actions for Ideas" }).click(),
    },
    ...menuScreens(board),
    { name: "board-archived", path: await boardAddress(website.title) },
    { name: "roadmap", path: await boardAddress(roadmap.title) },
    ...roadmapScreens(await boardAddress(roadmap.title)),
    ...memberScreens(board),
    { name: "keys", path: board, act: (page) => page.keyboard.press("?") },
  ];
}

const menuScreens = (board: string): Screen[] => [
  { name: "board-menu", path: board, act: openMenu },
  { name: "board-about", path: board, act: (page) => chooseInMenu(page, "About this board") },
  { name: "board-description", path: board, act: describe },
  { name: "board-background", path: board, act: (page) => chooseInMenu(page, "Change background") },
  { name: "board-labels", path: board, act: (page) => chooseInMenu(page, "Labels") },
  { name: "board-mail-address", path: board, act: (page) => chooseInMenu(page, "Email to board") },
  { name: "board-public-link", path: board, act: (page) => chooseInMenu(page, "Public link") },
  { name: "board-custom-fields", path: board, act: (page) => chooseInMenu(page, "Custom fields") },
  { name: "board-export", path: board, act: (page) => chooseInMenu(page, "Export board") },
  { name: "board-archived-items", path: board, act: (page) => chooseInMenu(page, "Archived items") },
  { name: "board-delete", path: board, act: (page) => chooseInMenu(page, "Delete board") },
];

const roadmapScreens = (board: string): Screen[] => [
  { name: "roadmap-list", path: `${board}?view=list` },
  { name: "roadmap-table", path: `${board}?view=table` },
  { name: "roadmap-page", path: board, act: (page) => chooseInMenu(page, "Roadmap page") },
  { name: "roadmap-import", path: board, act: (page) => chooseInMenu(page, "Import ideas") },
  { name: "idea-merge", path: board, act: mergeIdea },
  { name: "moderation", path: `${board}/moderation` },
  { name: "moderation-spam", path: `${board}/moderation?tab=spam` },
  { name: "moderation-blocked", path: `${board}/moderation?tab=blocked` },
];

async function mergeIdea(page: Page) {
  await page.getByRole("link", { name: "Reviews with photos" }).click();
  await page.getByRole("button", { name: "Task actions" }).click();
  await page.getByRole("menuitem", { name: "Merge into another idea…" }).click();
}

const memberScreens = (board: string): Screen[] => [
  {
    name: "board-activity",
    path: `${board}/activity`,
    act: (page) => page.getByRole("dialog").getByRole("listitem").first().waitFor(),
  },
  {
    name: "members",
    path: `${board}/members`,
    act: (page) => page.getByRole("list", { name: "Invitations" }).waitFor(),
  },
  { name: "members-adding", path: `${board}/members`, act: addPeople },
  { name: "members-invited", path: `${board}/members`, act: inviteSomebody },
];

/** Its response never arrives. */
async function openSlowly(page: Page) {
  await page.route("**/boards/*_rsc=*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.continue() : undefined,
  );
  await page.getByRole("link", { name: product.title, exact: true }).click();
  await page.getByRole("status", { name: `Opening ${product.title}` }).waitFor();
}

const openMenu = (page: Page) => page.getByRole("button", { name: "Actions for this board" }).click();

export async function chooseInMenu(page: Page, name: string) {
  await openMenu(page);
  await page.getByRole("menuitem", { name }).click();
}

async function addPeople(page: Page) {
  const field = page.getByRole("combobox", { name: "Add people" });
  await field.pressSequentially("nina@example.com,");
  await field.pressSequentially("a");
  await page.getByRole("option").first().waitFor();
}

/** Cancels the invitation of the previous screenshot first. */
async function inviteSomebody(page: Page) {
  await page.getByRole("list", { name: "Invitations" }).waitFor();
  const earlier = page.getByRole("button", { name: "Cancel invitation for tom@example.com" });
  if ((await earlier.count()) > 0) await earlier.click();
  await page.getByRole("combobox", { name: "Add people" }).pressSequentially("tom@example.com,");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByRole("textbox", { name: "Link for tom@example.com" }).waitFor();
}

async function describe(page: Page) {
  await chooseInMenu(page, "About this board");
  await page.getByRole("button", { name: "Edit description" }).click();
  await page.getByRole("textbox", { name: "Description" }).waitFor();
}
