import { expect, test } from "vitest";
import { settleInOrder } from "@/components/text/editor/settle-in-order";

const picturesOf = (...names: string[]) => names.map((name) => new File([name], name, { type: "image/png" }));

/** Uploads that end on demand, and their results. */
function aText() {
  const ends = new Map<string, { arrive: (address: string) => void; refuse: (error: Error) => void }>();
  const results: string[] = [];
  const upload = ({ name }: File) => new Promise<string>((arrive, refuse) => ends.set(name, { arrive, refuse }));
  const end = {
    onUploaded: ({ name }: File, address: string) => void results.push(`${name} at ${address}`),
    onFailed: ({ name }: File, error: unknown) => void results.push(`${name}: ${String(error)}`),
  };
  return { ends, results, upload, end };
}

test("pictures come in their order, whichever is uploaded first", async () => {
  const { ends, results, upload, end } = aText();

  const done = settleInOrder(picturesOf("one", "two", "three"), upload, end);
  for (const name of ["three", "two", "one"]) ends.get(name)?.arrive(`/${name}`);
  await done;

  expect(results).toEqual(["one at /one", "two at /two", "three at /three"]);
});

test("one that fails keeps none of the others away, however early it does", async () => {
  const { ends, results, upload, end } = aText();

  const done = settleInOrder(picturesOf("one", "two", "three"), upload, end);
  ends.get("two")?.refuse(new Error("no picture"));
  ends.get("three")?.arrive("/three");
  ends.get("one")?.arrive("/one");
  await done;

  expect(results).toEqual(["one at /one", "two: Error: no picture", "three at /three"]);
});
