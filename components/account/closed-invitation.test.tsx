import { describe, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { expectAttribute, expectVisible } from "@/components/testing/screen";
import { show } from "@/components/testing/show";
import { ClosedInvitation } from "@/components/account/closed-invitation";

const accepted = { reason: "accepted", boardId: 7, email: "Nina@example.com" } as const;

describe("the link of a closed invitation", () => {
  test.each([
    ["expired", { reason: "expired" }, null, "This invitation has expired", "Go to your boards", "/boards"],
    [
      "cancelled or made up",
      { reason: "unknown" },
      null,
      "This invitation is no longer valid",
      "Go to your boards",
      "/boards",
    ],
    [
      "accepted by the person who is signed in",
      accepted,
      "nina@example.com",
      "You’ve already accepted this invitation",
      "Open board",
      "/boards/7",
    ],
    [
      "accepted, for nobody",
      accepted,
      null,
      "This invitation was already accepted",
      "Sign in",
      "/login?redirect_to=%2Fboards%2F7",
    ],
    [
      "accepted, for somebody else",
      accepted,
      "eve@example.com",
      "This invitation was already accepted",
      "Go to your boards",
      "/boards",
    ],
  ] as const)("%s shows the reason and a way forward", async (_, invitation, email, title, action, address) => {
    await show(<ClosedInvitation invitation={invitation} email={email} />);

    await expectVisible(page.getByRole("heading", { name: title }));
    await expectAttribute(page.getByRole("link", { name: action }), "href", address);
    await expectAccessible();
  });
});
