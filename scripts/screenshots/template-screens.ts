import type { Page } from "@playwright/test";
import { createFromTemplate } from "@/lib/templates/create-board";
import { CreateFromTemplate } from "@/lib/templates/inputs";
import { makeTemplate } from "@/lib/templates/make";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import { product } from "@/scripts/demo/boards/product";
import { boardAddress } from "@/scripts/screenshots/addresses";
import { chooseInMenu } from "@/scripts/screenshots/board-screens";
import type { Screen } from "@/scripts/screenshots/screen";

/** The team has one template of its own. */
export async function templateScreens(creator: CurrentUser): Promise<Screen[]> {
  const board = await boardAddress(product.title);
  const template = await addTemplate(creator);
  return [
    { name: "boards-templates", path: "/boards?show=templates" },
    { name: "boards-templates-none", path: "/boards?show=templates&search=zzz" },
    { name: "new-board-from-template", path: "/boards?new=template&from=default-kanban", act: tasksAreThere },
    { name: "board-make-template", path: board, act: (page) => chooseInMenu(page, "Make template") },
    { name: "board-is-template", path: template },
    { name: "board-template-settings", path: template, act: (page) => chooseInMenu(page, "Template settings") },
    { name: "board-stages-from-template", path: board, act: addStages },
    { name: "quick-create-from-template", path: "/", act: createFromTaskTemplate },
  ];
}

async function addTemplate(creator: CurrentUser): Promise<string> {
  const input = { title: "Campaign", template_type: "default", template_id: "content-calendar", include_tasks: "yes" };
  const { board } = await createFromTemplate(validate(CreateFromTemplate, input), creator, "en-US");
  const facts = { templateDescription: "For every campaign of more than a week", templateCategory: "Marketing" };
  await makeTemplate(board, facts, creator);
  return `/boards/${board.id}`;
}

const tasksAreThere = (page: Page) =>
  page.getByRole("group", { name: "Stages" }).getByRole("listitem").nth(3).waitFor();

async function addStages(page: Page) {
  await page.getByRole("button", { name: "Add stage" }).click();
  await page.getByRole("button", { name: "From template" }).click();
  await page.getByText("No template stages yet").waitFor();
}

async function createFromTaskTemplate(page: Page) {
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Start from template" }).click();
  await page.getByText("No template tasks yet").waitFor();
}
