import { expect, test } from "vitest";
import { csvOf } from "@/lib/text/csv";
import { downloadedName } from "@/lib/text/file-name";
import { guarded, withoutGuard } from "@/lib/text/formula-guard";
import { cellsIn, htmlTableOf, tsvOf } from "@/components/board/table/clipboard/tsv";

const ROWS = [
  ["Title", 'Say "hi"', "two\nlines", "tab\there", "comma, comma"],
  ["", "=1+1", "'quoted", "'=already", " "],
];

test("CSV has the mark of UTF-8, and quotes what has commas, quotes or lines", () => {
  expect(csvOf([["a", "b,c", 'd"e', "f\ng"], ["1"]])).toBe('\uFEFFa,"b,c","d""e","f\ng"\r\n1\r\n');
});

test.each(["=1+1", "+1", "-1+1", "'-1", "@SUM(A1)", "\tx", "\rx", "\n=x", "＝1", "'=x", '=HYPERLINK("http://x")'])(
  "%j is no formula in a spreadsheet, and the same again when it is read",
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
    expect(withoutGuard(guarded(text))).toBe(text);
  },
);

test.each(["Rent a van", "'quoted'", "a=b", "1-2", "-1", "-1250.5", "-1,5", ""])("%j stays as it is", (text) => {
  expect(guarded(text)).toBe(text);
  expect(withoutGuard(text)).toBe(text);
});

test("copied cells are the same when they are pasted", () => {
  expect(cellsIn(tsvOf(ROWS))).toEqual(ROWS);
});

test.each([
  [
    "a\tb\nc\td",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ['"a\tb"\tc', [["a\tb", "c"]]],
  ['"say ""hi""\nagain"', [['say "hi"\nagain']]],
  ['5" pipe\tx', [['5" pipe', "x"]]],
  ['"open\tx', [['"open', "x"]]],
  ["", [[""]]],
  ["\t", [["", ""]]],
])("%j has the cells %j", (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});

test("a copied table has no markup of its cells, and keeps their lines in one cell", () => {
  expect(htmlTableOf([["<b>&", "a\nb"]])).toBe(
    '<table><tr><td>&lt;b&gt;&amp;</td><td>a<br style="mso-data-placement:same-cell">b</td></tr></table>',
  );
});

test.each([
  ["House move", "House move 2026-11-18.csv"],
  ['a/b:c*"?<>|', "a b c 2026-11-18.csv"],
  ["..", "board 2026-11-18.csv"],
  ["لوحة", "لوحة 2026-11-18.csv"],
  [`${"a".repeat(99)}😀😀`, `${"a".repeat(99)}😀 2026-11-18.csv`],
])("the file of the board %j is %j", (title, name) => {
  expect(downloadedName(title, "2026-11-18", "csv")).toBe(name);
});
