import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { McpPage } from "@/components/mcp/mcp-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import { button, expectText } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const TOGGLE = "POST /boards/v2/admin/mcp/toggle";
const ADDRESS = "https://boards.example.com/wp-json/boards/mcp";

async function showMcp() {
  const world = { isOn: false };
  server.answer(TOGGLE, ({ body }) => {
    world.isOn = body.mcp_enabled === true;
  });
  await show(
    <Refreshed read={() => ({ ...world })}>
      {({ isOn }) => (
        <McpPage
          status={{
            ...{ adapter_installed: true, adapter_active: true, adapter_provider: "boards", endpoint_url: ADDRESS },
            ...{ tools_count: 2, mcp_enabled: isOn, current_user_login: "anna", is_local_dev: false },
            app_passwords_url: "https://boards.example.com/profile/account#application-passwords",
          }}
          snippets={[
            { client: "claude-code", snippet: `claude mcp add ${ADDRESS}`, command: null },
            { client: "codex", snippet: "[mcp_servers.boards]", command: "export X" },
          ]}
          tools={[
            { name: "list_boards", effect: "read" },
            { name: "delete_task", effect: "destroy" },
          ]}
        />
      )}
    </Refreshed>,
  );
}

test("the server is turned on, and says who connects, where and with what", async () => {
  await showMcp();
  await expectAccessible();

  await page.getByRole("switch", { name: "Allow connections" }).click();
  await button("Save").click();

  await expectText(page.getByRole("status").first(), "Saved");
  expect(server.bodies(TOGGLE)).toEqual([{ mcp_enabled: true }]);
  await expect.element(page.getByLabelText("Address of the server")).toHaveValue(ADDRESS);
  await expect
    .element(page.getByRole("link", { name: "application password" }))
    .toHaveAttribute("href", "/profile/account#application-passwords");
  await expect.element(page.getByRole("heading", { name: "2 tools" })).toBeVisible();
});

test("each app has its own configuration, which can be copied", async () => {
  await showMcp();

  await page.getByRole("tab", { name: "Codex" }).click();

  await expectText(page.getByLabelText("Configuration for Codex", { exact: true }), "[mcp_servers.boards]");
  await expectText(page.getByLabelText("Command for the password", { exact: true }), "export X");
  await expect.element(button("Copy: Configuration for Codex")).toBeVisible();
});
