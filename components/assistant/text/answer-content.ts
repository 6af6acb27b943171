import { DOMParser as Parser, Fragment, type Node, type Schema, Slice } from "@tiptap/pm/model";
import { withPlainText } from "@/components/text/editor/plain-text";
import { parseMarkdown } from "@/lib/text/parse-markdown";

/**
 * What an answer in Markdown becomes in the editor: only what its formats allow. `picture-1` stands for the first of the given pictures; those that the
 * answer leaves out follow it. No other picture is shown, because its address could carry texts to another site.
 */
export function contentOf(schema: Schema, answer: string, pictures: readonly Node[]): Fragment {
  const { body } = new DOMParser().parseFromString(parseMarkdown(answer) ?? withPlainText("", answer), "text/html");
  const left = placePictures(body, pictures);
  for (const box of body.querySelectorAll("input")) markAsTask(box);
  const { content } = Parser.fromSchema(schema).parse(body);
  const paragraph = schema.nodes.paragraph;
  return left.length > 0 && paragraph ? content.addToEnd(paragraph.create(null, [...left])) : content;
}

/** @returns those that have no place */
function placePictures(body: HTMLElement, pictures: readonly Node[]): readonly Node[] {
  const left = new Set(pictures);
  for (const image of body.querySelectorAll("img")) {
    const picture = pictures[Number(/^picture-(\d+)$/.exec(image.getAttribute("src") ?? "")?.[1] ?? 0) - 1];
    if (picture && left.delete(picture)) setAttributes(image, picture.attrs);
    else image.replaceWith(image.alt);
  }
  return [...left];
}

function setAttributes(image: Element, attributes: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) image.removeAttribute(name);
    else image.setAttribute(name, String(value));
}

function markAsTask(box: HTMLInputElement) {
  const item = box.closest("li");
  item?.setAttribute("data-type", "taskItem");
  item?.setAttribute("data-checked", String(box.checked));
  item?.parentElement?.setAttribute("data-type", "taskList");
  box.remove();
}

/** One paragraph goes on within a line. */
export const inlineOrBlocks = (content: Fragment): Slice =>
  content.childCount === 1 && content.firstChild?.type.name === "paragraph"
    ? new Slice(content, 1, 1)
    : new Slice(content, 0, 0);
