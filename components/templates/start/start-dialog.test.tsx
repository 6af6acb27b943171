import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { StartDialog } from "@/components/templates/start/start-dialog";
import { expectAccessible } from "@/components/testing/axe";
import {
  button,
  checkbox,
  dialogOf,
  expectDescription,
  expectFocus,
  expectGone,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { aTemplate, serveTemplates } from "@/components/testing/templates";

beforeEach(() => page.viewport(1280, 900));

const dialog = () => dialogOf("Start from template");
const title = () => dialog().getByLabelText("Title of the new board");
const create = () => button("Create board", dialog());
const open = (initial = "") =>
  show(<StartDialog open initial={initial} folderId={null} text={null} onClose={() => undefined} />);

test("a board starts with the chosen stages, labels and tasks of a template, and opens", async () => {
  const sprint = aTemplate("Sprint");
  serveTemplates({ ours: [sprint], ready: [aTemplate("Kanban", { id: "kanban" })] });
  server.answer("POST /boards/v2/templates/create-from", () => ({ board: { id: 31 } }));
  await open(`user-${sprint.id}`);
  await expectFocus(title());
  await expectVisible(dialog().getByText("Write notes"));
  await expectAccessible();

  await title().fill("Sprint 42");
  await checkbox("Doing", dialog()).click();
  await button("Add stage", dialog()).click();
  await press("Review{Enter}");
  await expectFocus(dialog().getByLabelText("Title of new stage 2"));
  await checkbox("Bug", dialog()).click();
  await dialog().getByRole("switch", { name: "Copy tasks" }).click();
  await create().click();
  await expect.poll(() => location.pathname).toBe("/boards/31");

  const [backlog, , done] = sprint.stages;
  expect(server.bodies("POST /boards/v2/templates/create-from")).toEqual([
    {
      title: "Sprint 42",
      ...{ template_type: "user", template_id: sprint.id, include_tasks: "yes", include_labels: "yes" },
      ...{ selected_stage_ids: [backlog?.id, done?.id], additional_stages: [{ title: "Review" }], selected_labels: [] },
    },
  ]);
});

test("the title stays when another template is chosen and when the server refuses", async () => {
  serveTemplates({ ready: [aTemplate("Kanban", { id: "kanban" }), aTemplate("Hiring", { id: "hiring" })] });
  server.refuseFields("POST /boards/v2/templates/create-from", { title: "Title is too long." });
  await open();
  await title().fill("New people");
  await dialog().getByText("Hiring").first().click();
  await expectValue(title(), "New people");
  await create().click();
  await expectDescription(title(), /Title is too long/);
  await expectFocus(title());
  await expectValue(title(), "New people");
});

test("without a stage nothing is sent, and the first stage has the focus", async () => {
  serveTemplates({ ready: [aTemplate("Kanban", { id: "kanban" })] });
  await open();
  await title().fill("Empty");
  for (const stage of ["Backlog", "Doing", "Done"]) await checkbox(stage, dialog()).click();
  await create().click();
  await expectVisible(dialog().getByText("Choose at least one stage."));
  await expectFocus(checkbox("Backlog", dialog()));

  await checkbox("Done", dialog()).click();
  await expectGone(dialog().getByText("Choose at least one stage."));
  expect(server.requests("POST /boards/v2/templates/create-from")).toEqual([]);
});

test("on phones the list comes first, and leads to a template and back", async () => {
  await page.viewport(390, 844);
  serveTemplates({ ready: [aTemplate("Kanban", { id: "kanban" }), aTemplate("Hiring", { id: "hiring" })] });
  await open();
  await expectVisible(dialog().getByRole("radio", { name: "Kanban" }));
  await expect.element(title()).not.toBeVisible();
  await expectFocus(dialog().getByRole("radio", { name: "Kanban" }));
  await dialog().getByLabelText("Search templates").fill("hir");
  await expectGone(dialog().getByRole("radio", { name: "Kanban" }));
  await dialog().getByText("Hiring").first().click();
  await expectFocus(button("All templates", dialog()));
  await expectVisible(title());
  await expectAccessible();
  await button("All templates", dialog()).click();
  await expectFocus(dialog().getByRole("radio", { name: "Hiring" }));
});
