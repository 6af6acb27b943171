import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { searchIn } from "@/components/board-list/search-params";
import { TemplatesPart } from "@/components/board-list/templates-part";
import { templatesView } from "@/components/board-list/templates-view";
import { templatesIn, type TemplateSummary } from "@/components/templates/template-data";
import { expectAccessible } from "@/components/testing/axe";
import { refreshes } from "@/components/testing/next/navigation";
import { item, messages } from "@/components/testing/on-board";
import {
  button,
  dialogOf,
  expectAttribute,
  expectGone,
  expectValue,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { aTemplate } from "@/components/testing/templates";

interface Shown {
  ours?: TemplateSummary[];
  ready?: TemplateSummary[];
  query?: string;
  mayCreate?: boolean;
}

function showTemplates({ ours = [], ready = [], query = "", mayCreate = true }: Shown) {
  const all = templatesIn({
    user_templates: ours.map((template) => ({ ...template, can_manage: true })),
    default_templates: ready,
  });
  const search = searchIn(Object.fromEntries(new URLSearchParams(`show=templates&${query}`)));
  history.replaceState(null, "", `/boards?show=templates&${query}`);
  return show(
    <>
      <h1 id="boards">Templates</h1>
      <TemplatesPart query={search} view={templatesView(all, search)} mayCreate={mayCreate} />
    </>,
  );
}

const card = (title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });

test("templates of the team and ready ones are cards that start a board", async () => {
  const sprint = aTemplate("Sprint");
  await showTemplates({ ours: [sprint], ready: [aTemplate("Hiring", { id: "hiring", category: "People" })] });
  await expectVisible(card("Sprint").getByText("Template", { exact: true }));
  await expectVisible(card("Sprint").getByText("3 stages, 1 label, 2 tasks"));
  await expectGone(card("Hiring").getByText("Template", { exact: true }));
  await expectGone(button("Actions for “Hiring”"));
  await expectAccessible();

  await button("Use template “Hiring”").click();
  expect(location.search).toBe("?show=templates&new=template&from=default-hiring");
  await expectAttribute(page.getByRole("link", { name: "People 1" }), "href", "/boards?show=templates&category=People");
});

test("a category and a search narrow the templates, and what nothing matches says so", async () => {
  const ready = [aTemplate("Sprint", { id: "sprint" }), aTemplate("Hiring", { id: "hiring", category: "People" })];
  const inPeople = await showTemplates({ ready, query: "category=people" });
  await expectVisible(card("Hiring"));
  await expectGone(card("Sprint"));
  await inPeople.unmount();

  await showTemplates({ ready, query: "category=People&search=zebra" });
  await expectVisible(page.getByText("No templates match"));
  await expectAttribute(page.getByRole("link", { name: "Show all templates" }), "href", "/boards?show=templates");
});

test("a team without templates is shown where they come from", async () => {
  await showTemplates({ ready: [aTemplate("Kanban", { id: "kanban" })] });
  await expectVisible(page.getByText("No templates of your own yet"));
  await expectAccessible();
});

test("somebody who may not create boards can only look at templates of the team", async () => {
  const sprint = aTemplate("Sprint");
  await showTemplates({ ours: [sprint], ready: [aTemplate("Kanban", { id: "kanban" })], mayCreate: false });
  await expectAttribute(card("Sprint").getByRole("link"), "href", `/boards/${sprint.id}`);
  await expectGone(card("Kanban").getByRole("button"));
});

test("a manager changes a template and makes it a board again, which can be undone", async () => {
  const sprint = aTemplate("Sprint");
  const path = `/boards/v2/projects/${sprint.id}`;
  for (const verb of ["update-template-settings", "convert-to-board", "make-template"])
    server.answer(`PUT ${path}/${verb}`, () => ({ board: { settings: {} } }));
  await showTemplates({ ours: [sprint] });
  await button("Actions for “Sprint”").click();
  await item("Template settings").click();
  const dialog = dialogOf("Template settings");
  await expectValue(textbox(/^Description/, dialog), "For every sprint");
  await button("Marketing", dialog).click();
  await button("Save", dialog).click();
  await expectGone(dialog);
  expect(server.bodies(`PUT ${path}/update-template-settings`)).toEqual([
    { template_description: "For every sprint", template_category: "Marketing" },
  ]);

  const before = refreshes;
  await button("Actions for “Sprint”").click();
  await item("Convert to board").click();
  await expectVisible(messages().getByText("“Sprint” is a board again"));
  expect(refreshes).toBe(before + 1);
  await messages().getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => server.bodies(`PUT ${path}/make-template`))
    .toEqual([{ template_description: "For every sprint", template_category: "Development" }]);
});
