const repeated = (piece: string, end = "") => (length: number) => piece.repeat(Math.ceil(length / piece.length)) + end;
const numbered = (piece: (at: string) => string, between: string) => (length: number) => Array.from({ length: length / 8 }, (_, at) => piece(at.toString(36))).join(between);

/** A piece that is repeated, and what ends the text: it makes a careless reader look at the whole row again. */
const ROWS: [piece: string, end: string][][] = [
  [["<", " <<b>b>"], ["<", "<"], ["<b", ">"], ["<script", "</script>"], ["<script>", "</scripx>"], ["<script></scripx>", ""], ["<svg><style>", ""], ["<textarea>", ""]],
  [["<!--", "-->"], ["<![CDATA[", ""], ["<br ", ">"], ["<img ", ""], ["<input ", ""], ["a<input>", ""], ["<head", ""], ["</", ">"], ["</p>", ""], ["<td>", ""], ["<li>", ""]],
  [["<b>", ""], ["<p><b>", ""], ["<a href=", ">"], ["<a href='javascript:x'>", ""], ["<b title='</b'>", ""], ["<x y='", ""], [">", "<"]],
  [["&", "&amp"], ["&lt;", ";"], ["&amp;lt;", ""], ["&#x", ";"], ["[", "](x)"], ["![](", ")"], ["(", ")"], [")", "("]],
  [["?", "=x"], ["?token", "=x"], ["&token=", "x"], ["=", "="], ["://a:", "@"], ["/", "x"], ["%", "%25"], ["%25", "%"]],
  [["a[]=1&", ""], ["a=1&", ""], ["a[", "]=1"], ["a,", "b"], ["a.b,", "b"], ["a.", "b"], [".", "/"], ["-", "x"], ["_", "x"]],
  [[" ", ""], [" ", "x"], ["\n", "x"], ["\t ", "x"], ["x ", ""], [" x", "\n"], ["\n\n{\n", ""], ["invocation", "\n\n{\n}"], ["invocation\n\n{\n", ""]],
  [["@", "anna"], ["@a", " "], ["@anna ", "!"], ["a@", "."], ["a@b.", "@"], ["#a ", "!"], ["#a @b !c ", "!"], ["!high ", "x"], ["#!", ")"]],
  [["1", "-"], ["1-", "x"], ["1,", "x"], ["1-2,", "x"], ["17:00 ", "x"], ["17:00", " x"], ["by ", "x"], ["at 5pm ", "x"], ["5 may ", "x"], ["next ", "week"], ["on monday at ", "x"]],
  [["http://a", " "], ["http://", "a"], ["www.a).", "("], ["charset=", " "], ["charset", "="], ["Version/", "x"], ["Safari", "/"], ["<p></p>", "x"], ["x", ""]],
  [["e\u0301", "x"], ["\u0301", "x"], ["🎉", "x"], ["\u200d", "x"], ["👩\u200d", "x"], ["\u202e", "x"], ["\u2066", "\u2069"], ["\u200b", "x"], ["ﷺ", "x"], ["\ud800", "x"]],
];

/** Texts of about a length that take long to read where a reader goes back and looks again. */
export const SLOW_TEXTS: Record<string, (length: number) => string> = {
  ...Object.fromEntries(ROWS.flat().map(([piece, end]) => [`${JSON.stringify(piece)} and ${JSON.stringify(end)}`, repeated(piece, end)])),
  "elements one in the other, closed by others": (length) => "<li><p>".repeat(length / 11) + "</b>".repeat(length / 11),
  "cells one in the other, closed by others": (length) => "<table><tr><td>".repeat(length / 23) + "</b></i>".repeat(length / 23),
  "elements of unknown names": (length) => "<x>".repeat(length / 7) + "</y>".repeat(length / 7),
  "brackets that close much later": (length) => "<".repeat(length / 3) + "b>".repeat(length / 3),
  "an address that ends with a space": (length) => `http://${"a".repeat(length)} `,
  "a charset and spaces": (length) => `charset=${" ".repeat(length)}`,
  "a time and spaces": (length) => `17:00${" ".repeat(length)}x`,
  "the beginning of a date and spaces": (length) => `by at 17:00${" ".repeat(length / 2)}on${" ".repeat(length / 2)}x`,
  "signs behind a label": (length) => `#a${")".repeat(length)}x`,
  "different names": numbered((at) => `a${at}=1`, "&"),
  "mentions of different people": numbered((at) => `@n${at}`, " "),
  "different labels": numbered((at) => `#n${at}`, " "),
  "an element of different attributes": (length) => `<p ${numbered((at) => `a${at}=""`, " ")(length)}>`,
};
