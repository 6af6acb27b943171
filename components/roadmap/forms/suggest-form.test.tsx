import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { KeepDraft } from "@/components/roadmap/forms/keep-draft";
import { SimilarTitle } from "@/components/roadmap/forms/similar-title";
import { expectAccessible } from "@/components/testing/axe";
import { button, expectGone, expectText, expectValue, expectVisible, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const title = textbox("Title");
const sent: string[] = [];

function Form() {
  const submit = (event: React.FormEvent) => {
    if (!event.nativeEvent.defaultPrevented) sent.push("once");
    event.preventDefault();
  };
  return (
    <form onSubmit={submit}>
      <h1>Suggest an idea</h1>
      <KeepDraft name="/roadmap/plans" isSent={false} />
      <SimilarTitle boardId={2} roadmap="/roadmap/plans" />
      <input name="website" tabIndex={-1} aria-label="Leave this empty" />
      <button type="submit">Send</button>
    </form>
  );
}

const similar = (found: Record<string, string[]>) =>
  server.answer("GET /boards-app/v1/roadmaps/2/similar-ideas", ({ query }) => ({
    ideas: (found[query.get("text") ?? ""] ?? []).map((name, at) => ({ id: at + 1, title: name, vote_count: at })),
  }));

test("ideas that are similar to a title appear while it is typed, and go when it is another one", async () => {
  sessionStorage.clear();
  similar({ dark: ["Dark mode", "Darker colors"] });
  await show(<Form />);
  await title.fill("dark");

  await expectVisible(page.getByRole("link", { name: "Dark mode" }));
  expect(page.getByRole("link", { name: "Darker colors" }).element().getAttribute("href")).toBe(
    "/roadmap/plans/ideas/2",
  );
  await expectText(page.getByRole("status"), /Similar ideas exist/);
  await expectAccessible();
  await title.fill("something else");
  await expectGone(page.getByRole("link", { name: "Dark mode" }));
  await title.fill("da");
  await expectGone(page.getByRole("link", { name: "Dark mode" }));
});

test("without similar ideas, or when they can't be read, the form is just a form", async () => {
  sessionStorage.clear();
  server.refuse("GET /boards-app/v1/roadmaps/2/similar-ideas", 500, "Something went wrong");
  await show(<Form />);
  await title.fill("dark mode");

  await expect.poll(() => server.requests.length).toBe(1);
  await expectGone(page.getByText(/Similar ideas exist/));
});

test("what was typed is there again after going away, but never in the field that nobody sees", async () => {
  sessionStorage.clear();
  similar({});
  const first = await show(<Form />);
  await title.fill("Dark mode");
  await first.unmount();
  await show(<Form />);

  await expectValue(title, "Dark mode");
  expect(sessionStorage.getItem("draft /roadmap/plans")).not.toContain("website");
});

test("a second press sends nothing", async () => {
  sessionStorage.clear();
  similar({});
  sent.length = 0;
  await show(<Form />);
  await title.fill("Dark mode");
  await button("Send").click();
  await button("Send").click();

  expect(sent).toEqual(["once"]);
});
