import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ModerationPage } from "@/components/moderation/moderation-page";
import type { ModerationTab } from "@/components/moderation/tabs";
import { expectAccessible } from "@/components/testing/axe";
import { live } from "@/components/testing/live";
import { newId, photo } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { SubmissionJson } from "@/lib/moderation/present";

const aSubmission = (title: string, given: Partial<SubmissionJson> = {}): SubmissionJson => ({
  ...{ id: newId(), kind: "idea", state: "pending", title, description: `<p>About ${title}</p>` },
  author: { name: "Gina Guest", email: "gina@guests.example", user: null },
  ...{ idea: null, parent: null, created_at: "2026-11-20T08:00:00+00:00", decided_at: null, decided_by: null },
  ...given,
});

/** The queue on the fake server. */
async function showQueue(
  entries: SubmissionJson[],
  { tab = "pending" as ModerationTab, canBlock = true, moderatesIdeas = true } = {},
) {
  const board = { id: newId(), title: "Plans", moderatesIdeas, moderatesComments: false };
  const own = `/boards-app/v1/boards/${board.id}`;
  const stored = [...entries];
  const pageOf = (state: string) => {
    const data = stored.filter((entry) => entry.state === state);
    return { data, total: data.length, current_page: 1, last_page: 1 };
  };
  const counts = () => {
    const of = (state: string) => stored.filter((entry) => entry.state === state).length;
    return { pending: of("pending"), rejected: of("rejected"), spam: of("spam") };
  };
  const listOf = (state: string) => ({ submissions: pageOf(state), counts: counts() });
  server.answer(`GET ${own}/submissions`, ({ query }) => listOf(query.get("state") ?? "pending"));
  server.answer(`PUT ${own}/submissions/{submission}`, ({ params, body }) => {
    const at = stored.findIndex(({ id }) => id === Number(params.submission));
    const entry = stored[at];
    if (entry && body.state === "approved") stored.splice(at, 1);
    else if (entry) stored[at] = { ...entry, state: body.state };
    return { message: "", submission: { id: entry?.id ?? 0, state: body.state } };
  });
  await show(
    <ModerationPage
      board={board}
      viewer={{ id: 1, timeZone: "UTC", locale: "en-US", canBlock }}
      tab={tab}
      counts={counts()}
      texts={tab === "blocked" ? null : listOf(tab)}
      blocked={tab === "blocked" ? { data: [], total: 0, current_page: 1, last_page: 1 } : null}
      renderedAt="2026-11-20T09:00:00Z"
    />,
  );
  return { board, own, stored, decisions: () => server.bodies(`PUT ${own}/submissions/{submission}`) };
}

const entry = (title: string) => page.getByRole("listitem", { name: title });
const headings = () =>
  page
    .getByRole("listitem")
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const tab = (name: RegExp) => page.getByRole("link", { name });

test("an entry says what it is, who has sent it and what it belongs to", async () => {
  const reply = aSubmission("", {
    ...{ kind: "reply", title: null, idea: { id: 5, title: "Dark mode" } },
    author: { name: "Max", email: null, user: { ID: 3, display_name: "Max", photo } },
    parent: { author_name: "Anna", excerpt: "Why not?" },
  });
  await showQueue([aSubmission("Night mode"), reply]);

  await expectText(
    entry("Night mode"),
    /Idea.*Gina Guest \(guest\).*gina@guests\.example.*Today 8:00.*About Night mode/,
  );
  await expectText(entry("Reply"), /Max.*On Dark mode.*In reply to Anna.*Why not\?/);
  await expectAccessible();
});

test("keys move between entries and decide, and the focus goes on to the next one", async () => {
  const { decisions } = await showQueue([aSubmission("One"), aSubmission("Two"), aSubmission("Three")]);

  await press("j");
  await expectFocus(entry("One"));
  await press("j");
  await expectFocus(entry("Two"));
  await press("a");
  await expectFocus(entry("Three"));
  await press("k");
  await expectFocus(entry("One"));
  await press("s");

  await expect.poll(headings).toEqual(["Three"]);
  await expectText(tab(/^Waiting/), "Waiting1");
  expect(decisions()).toEqual([
    { state: "approved", expected_state: "pending" },
    { state: "spam", expected_state: "pending" },
  ]);
});

test("rejecting can be undone", async () => {
  const { decisions } = await showQueue([aSubmission("One")]);

  await button(/^Reject/, entry("One")).click();
  await expectGone(entry("One"));
  await expectVisible(page.getByText("Nothing waits"));
  await button("Undo").click();

  await expectVisible(entry("One"));
  expect(decisions().at(-1)).toEqual({ state: "pending", expected_state: "rejected" });
});

test("what someone else has decided meanwhile goes; what cannot be saved comes back", async () => {
  const { own, stored } = await showQueue([aSubmission("One"), aSubmission("Two")]);
  const path = `PUT ${own}/submissions/{submission}`;
  const restore = server.answer(path, () => {
    stored.shift();
    return Response.json({ code: "rest_conflict", message: "x", data: { status: 409 } }, { status: 409 });
  });
  await button(/^Approve/, entry("One")).click();
  await expectVisible(page.getByText("Someone else has already decided about this").first());
  await expect.poll(headings).toEqual(["Two"]);
  restore();

  server.refuse(path, 500);
  await button(/^Approve/, entry("Two")).click();
  await expectVisible(entry("Two"));
});

test("new entries and counts are live", async () => {
  const { board, stored } = await showQueue([]);
  await expectVisible(page.getByText("Nothing waits"));

  stored.push(aSubmission("Fresh"));
  live.changed({ board: board.id, what: ["submissions"] });

  await expectVisible(entry("Fresh"));
  await expectText(tab(/^Waiting/), "Waiting1");
});

test("a manager blocks a guest, with the network and what they have published on request; others cannot", async () => {
  const { own, stored } = await showQueue([aSubmission("One")]);
  const id = stored[0]?.id;
  const removed = { ideas: 1, comments: 2, votes: 0 };
  server.answer(`POST ${own}/blocked-guests`, () => (stored.splice(0), { removed }));

  await button("Block guest", entry("One")).click();
  const dialog = dialogOf("Block this guest?");
  await expectText(dialog, /“Gina Guest” can no longer/);
  await expectAccessible();
  await dialog.getByRole("checkbox", { name: "Block their network, too" }).click();
  await dialog.getByRole("checkbox", { name: "Remove what they have published" }).click();
  await button("Block guest", dialog).click();
  await expectGone(entry("One"));
  await expectVisible(page.getByText("Guest blocked, 3 items removed"));
  await expectFocus(page.getByRole("heading", { level: 1 }));
  expect(server.bodies(`POST ${own}/blocked-guests`)).toEqual([
    { submission_id: id, blocks_network: true, removes_content: true },
  ]);

  await showQueue([aSubmission("Two")], { canBlock: false });
  await expectGone(button("Block guest", entry("Two")));
});

test("an account cannot be blocked, and rejected entries can be put back", async () => {
  const ofMax = { name: "Max", email: null, user: { ID: 3, display_name: "Max", photo } };
  const { decisions } = await showQueue([aSubmission("One", { state: "rejected", author: ofMax })], {
    tab: "rejected",
  });

  await expectGone(button("Block guest"));
  await button(/^Put back/, entry("One")).click();

  await expectCount(page.getByRole("heading", { level: 2 }), 0);
  expect(decisions()).toEqual([{ state: "pending", expected_state: "rejected" }]);
});

test("an empty queue says how to turn moderation on", async () => {
  await showQueue([], { moderatesIdeas: false });

  await expectVisible(page.getByText(/turn on moderation in the board’s menu/));
});
