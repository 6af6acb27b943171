import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BoardSkeleton } from "@/components/board-opening/board-skeleton";
import { expectAccessible } from "@/components/testing/axe";
import { expectVisible } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

test("the skeleton of a board names it and does not flash where the page comes within 150 ms", async () => {
  await show(
    <BoardSkeleton
      title="House move"
      background={{ id: "solid_1", is_image: false, image_url: null, color: "#ffffff" }}
    />,
  );

  const skeleton = page.getByRole("status", { name: "Opening House move" });
  await expectVisible(skeleton);
  expect(getComputedStyle(skeleton.element())).toMatchObject({
    animationName: "appears-late",
    animationDelay: "0.15s",
    animationFillMode: "both",
  });
  await expectAccessible();
});
