import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LiveCounts, LiveNumber } from "@/components/roadmap/parts/live-numbers";
import { VoteButton } from "@/components/roadmap/parts/vote-button";
import { expectAccessible } from "@/components/testing/axe";
import { button, expectAttribute, expectText, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const VOTE = "POST /boards/v2/roadmaps/vote-idea/7";
const vote = button(/Vote for “Dark mode”/);

const showButton = (votes = 4) =>
  show(
    <>
      <h1>Plans</h1>
      <LiveCounts boardId={2} ideaIds={[7, 8]} />
      <VoteButton
        ideaId={7}
        title="Dark mode"
        votes={votes}
        isVoted={false}
        action="/roadmap/plans/ideas/7-dark-mode/vote"
        back="/roadmap/plans"
        size="large"
      />
      <p data-testid="comments">
        <LiveNumber ideaId={8} kind="comments" initial={1} />
      </p>
    </>,
  );

test("a vote counts before the server has answered, and then as the server counts", async () => {
  let answer: (body: object) => void = () => undefined;
  server.answer(VOTE, () => new Promise((resolve) => (answer = resolve)));
  await showButton();
  await vote.click();

  await expectAttribute(vote, "aria-pressed", "true");
  await expectText(vote, "5");
  await expectAccessible();
  answer({ isVoted: true, new_count: 9 });
  await expectText(vote, "9");
  await expectAttribute(vote, "aria-label", "9 votes. Vote for “Dark mode”");
});

test("a vote that is refused is taken back, and the reader learns why", async () => {
  const screen = { message: "Enough people in your network have voted for this idea.", params: {} };
  server.answer(VOTE, () =>
    Response.json({ code: "rest_forbidden", message: "no", data: { screen } }, { status: 403 }),
  );
  await showButton(4);
  await vote.click();

  await expectVisible(page.getByText(screen.message).first());
  await expectAttribute(vote, "aria-pressed", "false");
  await expectText(vote, "4");
});

test("counts of others appear while the page is seen, without asking again for what has not changed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const asked: (string | null)[] = [];
  server.answer("GET /boards-app/v1/roadmaps/2/counts", ({ headers, query }) => {
    expect(query.getAll("ids[]")).toEqual(["7", "8"]);
    asked.push(headers.get("if-none-match"));
    const ideas = [
      { id: 7, vote_count: 41, comments_count: 0 },
      { id: 8, vote_count: 0, comments_count: 3 },
    ];
    return asked.length === 1
      ? new Response(JSON.stringify({ ideas }), { headers: { etag: '"a"' } })
      : new Response(null, { status: 304 });
  });
  await showButton(4);

  await vi.advanceTimersByTimeAsync(10_000);
  await expectText(vote, "41");
  await expectText(page.getByTestId("comments"), "3");
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => asked).toEqual([null, '"a"']);
  await expectText(vote, "41");
  vi.useRealTimers();
});
