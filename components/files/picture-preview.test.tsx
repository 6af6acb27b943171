import { useState } from "react";
import { expect, test } from "vitest";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { PicturePreview } from "@/components/files/picture-preview";
import { dialogOf, expectVisible, press } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const pictures = ["One", "Two", "Three"].map((title, id) => ({ id, title, address: PIXEL }));

function Preview() {
  const [shown, setShown] = useState<number | null>(0);
  return <PicturePreview pictures={pictures} shown={shown} onShow={setShown} />;
}

test.each([
  ["ltr", "Two", "{ArrowRight}"],
  ["rtl", "Two", "{ArrowLeft}"],
  ["rtl", "Three", "{ArrowRight}"],
] as const)("in %s text the picture %s is shown after the first one by %s", async (direction, title, key) => {
  await show(
    <DirectionProvider direction={direction}>
      <Preview />
    </DirectionProvider>,
  );
  await expectVisible(dialogOf("One"));
  // The dialog takes the focus a moment after it is shown; a key before that is lost.
  await expect.poll(() => dialogOf("One").element().contains(document.activeElement)).toBe(true);

  await press(key);

  await expectVisible(dialogOf(title));
  expect(dialogOf("One").query()).toBeNull();
});
