import { expect, test } from "vitest";
import { createInSequence } from "@/components/board/columns/use-picture-tasks";
import { ApiError } from "@/lib/api";

const picturesOf = (...names: string[]) => names.map((name) => new File([name], name, { type: "image/png" }));
const refused = (message: string) => new ApiError(400, "rest_invalid", message);

/** A stage where each task comes to the top; what is called bad or huge is refused. */
function aStage() {
  const titles: string[] = [];
  const make = async ({ name }: File) => {
    if (name.startsWith("bad")) throw refused("That is no picture.");
    if (name.startsWith("huge")) throw refused("That is too large.");
    titles.unshift(name);
  };
  return { titles, make };
}

test("tasks of pictures stand in the order in which these were dropped", async () => {
  const { titles, make } = aStage();

  expect(await createInSequence(picturesOf("one", "two", "three"), make)).toEqual([]);
  expect(titles).toEqual(["one", "two", "three"]);
});

test("a bad picture keeps none of the others away, and is named", async () => {
  const { titles, make } = aStage();

  const failed = await createInSequence(picturesOf("one", "bad.png", "two", "huge.png", "bad too.png", "three"), make);

  expect(titles).toEqual(["one", "two", "three"]);
  expect(failed).toEqual([
    { name: "bad.png", error: refused("That is no picture.") },
    { name: "huge.png", error: refused("That is too large.") },
    { name: "bad too.png", error: refused("That is no picture.") },
  ]);
});
