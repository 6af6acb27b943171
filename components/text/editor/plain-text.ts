export const withPlainText = (html: string, text: string): string =>
  text === "" ? html : withLineBreaks(html) + text.split("\n").map(paragraph).join("");

export const withLineBreaks = (html: string): string => (/<[a-z]/i.test(html) ? html : html.replace(/\r?\n/g, "<br>"));

const paragraph = (line: string): string => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)}</p>`;

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
