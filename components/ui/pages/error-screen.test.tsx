import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { ErrorScreen } from "@/components/ui/pages/error-screen";
import { button, expectGone, expectText, expectVisible } from "@/components/testing/screen";

const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { digest: "4711" });

test("a page without a database shows a message, and is rendered again once the server is ready", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const retry = vi.fn();
  server.answer("GET /readyz", () => Response.json({ status: "ok" }));
  const comeBack = server.refuse("GET /readyz", 503);
  await show(<ErrorScreen error={error} retry={retry} />);

  await expectVisible(page.getByRole("heading", { name: "Boards is unavailable right now" }));
  await expectText(page.getByRole("status"), "this page reloads as soon as the server is back");
  await expectGone(page.getByText("ECONNREFUSED"));
  expect(retry).not.toHaveBeenCalled();

  comeBack();
  await expect.poll(() => retry.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test("a page that failed for another reason waits for a retry and shows the error number", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const retry = vi.fn();
  server.answer("GET /readyz", () => Response.json({ status: "ok" }));
  await show(<ErrorScreen error={error} retry={retry} />);
  await expect.poll(() => server.requests("GET /readyz").length).toBe(1);

  await expectVisible(page.getByRole("heading", { name: "Something went wrong" }));
  await expectVisible(page.getByText("Error code: 4711"));
  expect(retry).not.toHaveBeenCalled();

  await button("Try again").click();
  expect(retry).toHaveBeenCalledOnce();
});
