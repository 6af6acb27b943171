import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Captcha } from "@/components/roadmap/forms/captcha";
import { KeepDraft } from "@/components/roadmap/forms/keep-draft";
import { expectAccessible } from "@/components/testing/axe";
import { button, expectVisible, textbox } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

const script = { drawn: [] as Record<string, unknown>[], resets: 0 };
const sent: FormData[] = [];

/** What the provider's script adds to the window. */
function provideScript() {
  const render = (box: HTMLElement, options: Record<string, unknown>) => {
    script.drawn.push(options);
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "cf-turnstile-response" });
    const solve = Object.assign(document.createElement("button"), { type: "button", textContent: "I am human" });
    solve.onclick = () => (field.value = "token");
    box.append(field, solve);
    return "widget";
  };
  Object.assign(window, { turnstile: { render, reset: () => (script.resets += 1) } });
}

function Form() {
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    if (!event.nativeEvent.defaultPrevented) sent.push(new FormData(event.currentTarget));
    event.preventDefault();
  };
  return (
    <form onSubmit={submit}>
      <h1>Comment</h1>
      <KeepDraft name="/roadmap/plans" isSent={false} />
      <label>
        Your comment
        <textarea name="message" />
      </label>
      <Captcha setting={{ provider: "turnstile", siteKey: "site" }} back="/roadmap/plans" />
      <button type="submit">Send</button>
    </form>
  );
}

afterEach(() => {
  Object.assign(window, { turnstile: undefined });
  Object.assign(script, { drawn: [], resets: 0 });
  sent.length = 0;
  sessionStorage.clear();
});

test("the widget is drawn once, when someone begins to write; nothing is sent before it is solved", async () => {
  provideScript();
  await show(<Form />);
  expect(script.drawn).toEqual([]);
  await textbox("Your comment").fill("I like it");
  await expectVisible(button("I am human"));
  await expectAccessible();

  await button("Send").click();
  await expectVisible(page.getByRole("alert").getByText("Solve the captcha first."));
  expect(sent).toEqual([]);

  await button("I am human").click();
  await button("Send").click();
  expect(sent.map((form) => form.get("cf-turnstile-response"))).toEqual(["token"]);
  expect(script.drawn).toMatchObject([{ sitekey: "site", size: "normal", theme: "light", language: "en" }]);
});

test("a page that comes back from the browser's memory gets a new captcha", async () => {
  provideScript();
  await show(<Form />);
  await textbox("Your comment").fill("I like it");
  await expectVisible(button("I am human"));

  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  await expect.poll(() => script.resets).toBe(1);
});
