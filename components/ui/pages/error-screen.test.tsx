import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { ErrorScreen } from "@/components/ui/pages/error-screen";

const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { digest: "4711" });

test("a page without a database shows a message, and is rendered again once the server is ready", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const retry = vi.fn();
  server.answer("GET /readyz", () => Response.json({ status: "ok" }));
  const comeBack = server.refuse("GET /readyz", 503);
  await show(<ErrorScreen error={error} retry={retry} />);

  await expect.element(page.getByRole("heading", { name: "Boards is away for a moment" })).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("This page comes back by itself.");
  await expect.element(page.getByText("ECONNREFUSED")).not.toBeInTheDocument();
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

  await expect.element(page.getByRole("heading", { name: "This page did not work" })).toBeVisible();
  await expect.element(page.getByText("Error number 4711")).toBeVisible();
  expect(retry).not.toHaveBeenCalled();

  await page.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
