import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { item, menuOf } from "@/components/testing/on-board";
import { allModules } from "@/components/testing/records";
import { live } from "@/components/testing/live";
import { aRoadmapOnServer } from "@/components/testing/roadmap";
import {
  button,
  dialogOf,
  expectAttribute,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { cardOf } from "@/components/testing/task";

const moderation = () => page.getByRole("link", { name: /^Moderation/ });
const article = (title: string) => page.getByRole("article").filter({ hasText: title });

test("cards show votes and who had the idea, live", async () => {
  const { world, task, summary } = aRoadmapOnServer({ idea: { created_by: 900_001 } });
  summary.authors = [{ id: 900_001, name: "Una User" }];
  await showBoard(world);

  await expectText(article("Dark mode"), /12 votes.*Idea by Una User/);
  world.change(task.id, { vote_count: 13 });
  await expectText(article("Dark mode"), /13 votes/);
  await expectAccessible();
});

test("another board has nothing of it", async () => {
  const plain = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  await showBoard(plain);
  await expectVisible(cardOf("Rent a van"));
  await expectGone(page.getByRole("link", { name: /^Moderation|^View page/ }));
  expect(server.requests(`GET /boards-app/v1/boards/${plain.board.id}/roadmap`)).toEqual([]);
});

const OFF = { enabled: false };
const withGuest = {
  created_by: null,
  settings: {
    ...{ cover: { backgroundColor: "" }, subtask_count: 0, attachment_count: 0, subtask_completed_count: 0 },
    author: { name: "Gina Guest" },
  },
};

test("while roadmaps are off, it is a board like any other", async () => {
  const viewer = { modules: allModules({ roadmap: OFF }) };
  const { world, own } = aRoadmapOnServer({ idea: withGuest, viewer });
  const asCards = await showBoard(world);
  await expectVisible(cardOf("Dark mode"));
  await expectNothingOfRoadmaps();
  await menuOf("Planned").click();
  await expectVisible(item("Archive stage"));
  await expectGone(page.getByRole("menuitemcheckbox", { name: /roadmap/i }));
  await asCards.unmount();

  const asList = await showBoard(world, "?view=list&sort=-votes");
  await expectVisible(page.getByRole("link", { name: "Dark mode" }));
  await expectNothingOfRoadmaps();
  await asList.unmount();

  await showBoard(world, "?view=table");
  await expectVisible(page.getByRole("columnheader", { name: "Stage" }));
  await expectGone(page.getByRole("columnheader", { name: "Votes" }));
  expect(server.requests(`GET ${own}/roadmap`)).toEqual([]);
});

async function expectNothingOfRoadmaps() {
  await expectGone(page.getByRole("img", { name: /roadmap/ }));
  await expectGone(page.getByRole("button", { name: /on the roadmap$/ }));
  await expectGone(page.getByText(/votes|Gina Guest/));
  await expectGone(page.getByRole("link", { name: /^Moderation|^View page/ }));
}

test("without public pages, nothing leads to its page or asks what is public", async () => {
  const { world, summary } = aRoadmapOnServer({ idea: withGuest, viewer: { modules: allModules({ frontend: OFF }) } });
  summary.url = null;
  await showBoard(world);

  await expectText(article("Dark mode"), /12 votes.*Idea by Gina Guest/);
  await expectVisible(moderation());
  await expectGone(page.getByRole("link", { name: /^View page/ }));
  await expectGone(page.getByRole("button", { name: /on the roadmap$/ }));
  await menuOf("this board").click();
  await expectVisible(item("Import ideas"));
  await expectGone(item("View page"));
  await expectGone(item("Roadmap page"));
});

test("a guest's name comes with the idea", async () => {
  const { world } = aRoadmapOnServer({
    idea: withGuest,
  });
  await showBoard(world);

  await expectText(article("Dark mode"), /Idea by Gina Guest/);
});

test("the number of what waits is live, and the page opens in a new tab", async () => {
  const { world, summary } = aRoadmapOnServer();
  await showBoard(world);
  await expectAttribute(moderation(), "aria-label", "Moderation: 2 wait");

  summary.pending = 3;
  live.changed({ board: world.board.id, what: ["submissions"] });

  await expectAttribute(moderation(), "aria-label", "Moderation: 3 wait");
  await expectAttribute(moderation(), "href", `/boards/${world.board.id}/moderation`);
  await expectAttribute(page.getByRole("link", { name: /^View page/ }), "target", "_blank");
});

test("the lock of a stage opens it to the public at once, and a refusal closes it again", async () => {
  const { world } = aRoadmapOnServer();
  const [pending] = world.board.stages;
  const path = `PUT ${world.path}/stage-view/{stage}`;
  server.answer(path, () => ({
    stage: { ...pending, settings: { default_task_status: "open", is_public: true } },
  }));
  await showBoard(world);
  const toggle = button("Show “Pending” on the roadmap");
  await expectAttribute(toggle, "aria-pressed", "false");

  await toggle.click();
  await expectAttribute(toggle, "aria-pressed", "true");
  expect(server.requests(path).map(({ params }) => params)).toEqual([{ stage: String(pending?.id) }]);

  server.refuse(path, 403);
  await button("Show “Planned” on the roadmap").click();
  await expectAttribute(button("Show “Planned” on the roadmap"), "aria-pressed", "true");
});

test.each(["Member", "Viewer"] as const)("a %s sees what is public, and changes nothing", async (role) => {
  const { world } = aRoadmapOnServer({ role });
  await showBoard(world);

  const mark = page.getByRole("img", { name: "Hidden from the roadmap" });
  await expectAttribute(mark, "title", expect.stringContaining("Only managers can change that"));
  await expectGone(button("Show “Pending” on the roadmap"));
});

test("a manager changes the address, which says whether it is free, and moderation", async () => {
  const { world, own } = aRoadmapOnServer();
  const saved = {
    ...{ slug: "plans", url: "http://localhost/roadmap/plans", former_slugs: ["ideas"] },
    ...{ is_private: false, is_indexed: true, moderates_ideas: false, moderates_comments: false },
  };
  server.answer(`GET ${own}/roadmap-page`, ({ query }) => {
    const slug = query.get("slug");
    const checked = slug && { slug: slug.toLowerCase(), is_free: slug !== "Taken", free: "taken-2" };
    return { roadmap_page: saved, checked };
  });
  server.refuseFields(`PUT ${own}/roadmap-page`, { slug: "Another roadmap has this address." });
  await showBoard(world);
  const dialog = await openFromMenu("Roadmap page");
  const address = textbox("Address", dialog);
  await expectValue(address, "plans");
  await expectPartAccessible(dialog);

  await address.fill("Taken");
  await expectVisible(dialog.getByText("Another roadmap has this address. “taken-2” is free."));
  await button("Save", dialog).click();
  await expectFocus(address);
  await expectValue(address, "Taken");

  server.answer(`PUT ${own}/roadmap-page`, () => ({ message: "", roadmap_page: saved }));
  await address.fill("Fresh");
  await expectVisible(dialog.getByText("http://localhost/roadmap/fresh"));
  await dialog.getByRole("switch", { name: "Check ideas first" }).click();
  await button("Save", dialog).click();

  await expectGone(dialogOf("Roadmap page"));
  expect(server.bodies(`PUT ${own}/roadmap-page`).at(-1)).toEqual({ slug: "Fresh", moderates_ideas: true });
});

test("a file is checked, its columns are chosen, and what is left out is named", async () => {
  const { world, own } = aRoadmapOnServer();
  const none = { description: null, author_name: null, author_email: null, stage: null, created: null };
  const read = {
    columns: ["Idea", "Points"],
    mapping: { ...none, title: 0, votes: null as number | null },
    rows: [{ line: 2, cells: ["Dark mode", "3"] }],
    ...{ count: 1, refused_count: 1, refused: [{ line: 3, reason: "title_missing", value: "" }] },
  };
  server.answer(`POST ${own}/ideas/import`, ({ body }) => {
    const votes = (body as FormData).get("mapping[votes]");
    return { message: "", import: { ...read, mapping: { ...read.mapping, votes: votes === "1" ? 1 : null } } };
  });
  await showBoard(world);
  const dialog = await openFromMenu("Import ideas");
  await dialog.getByLabelText("CSV file").upload(new File(["Idea,Points\nDark mode,3\n,\n"], "ideas.csv"));

  await expectVisible(dialog.getByText("1 idea can be imported."));
  await expectVisible(dialog.getByText("Line 3: no title"));
  await expectPartAccessible(dialog);
  await dialog.getByLabelText("Votes").selectOptions("1");
  await expectText(dialog.getByRole("table"), "TitleVotesDark mode3");
  await button("Import 1 idea", dialog).click();

  await expectVisible(dialog.getByText("1 idea imported"));
  await expectVisible(dialog.getByText("1 row was left out."));
  const forms = server.bodies(`POST ${own}/ideas/import`) as FormData[];
  expect(forms.map((form) => form.get("preview"))).toEqual(["yes", "yes", null]);
  expect(forms.at(-1)?.get("mapping[votes]")).toBe("1");
});
