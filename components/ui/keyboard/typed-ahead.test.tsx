import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectFocus, press, button, textbox } from "@/components/testing/screen";
import { show } from "@/components/testing/show";
import { TypedAhead, useTypedAhead } from "@/components/ui/keyboard/typed-ahead";

test("while a dialog loads, keys do nothing on the page, and its field gets what was typed", async () => {
  const [pressed, cancelled, typed] = [vi.fn(), vi.fn(), vi.fn()];
  const page = (dialog: React.ReactNode) => (
    <div onKeyDown={({ key }) => pressed(key)}>
      <button onClick={() => pressed("click")}>Card</button>
      <input aria-label="Below" />
      {dialog}
    </div>
  );
  const shown = await show(page(<TypedAhead onCancel={cancelled} />));
  button("Card").element().focus();

  await press("Cak{Backspace}ll{Enter}{Delete}{ArrowDown}");
  expect(pressed).not.toHaveBeenCalled();
  await press("{Tab}");
  await expectFocus(textbox("Below"));
  await userEvent.keyboard("{Escape}");
  expect(cancelled).toHaveBeenCalledOnce();
  expect(pressed.mock.calls.flat()).toEqual(["Tab"]);

  await shown.unmount();
  await show(<Loaded onTyped={typed} />);
  expect(typed.mock.calls).toEqual([["Call"]]);
});

function Loaded({ onTyped }: { onTyped: (text: string) => void }) {
  useTypedAhead(onTyped);
  return null;
}
