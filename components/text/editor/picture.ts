import { Node } from "@tiptap/react";
import { isElsewhere } from "@/components/text/rich-text/attachments-in-text";
import { localFilePath } from "@/lib/attachments/file-link";

const isWebAddress = (source: string | null) => source !== null && /^(https?:\/\/|\/(?!\/))/i.test(source);

/** The content security policy allows no images of other sites: they show their text. */
export const Picture = Node.create({
  name: "picture",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(["src", "alt", "title", "width", "height"].map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: "img[src]", getAttrs: (element) => isWebAddress(element.getAttribute("src")) && null }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: isElsewhere(String(node.attrs.src)) ? fallbackOf(node.attrs) : imageOf(node.attrs) }),
});

function imageOf(attributes: Record<string, unknown>): HTMLElement {
  const image = document.createElement("img");
  for (const [name, value] of Object.entries(attributes)) if (value !== null) image.setAttribute(name, String(value));
  image.setAttribute("src", localFilePath(String(attributes.src)) ?? String(attributes.src));
  return image;
}

function fallbackOf({ src, alt }: Record<string, unknown>): HTMLElement {
  const fallback = document.createElement("span");
  fallback.className = "text-accent-text underline";
  fallback.textContent = String(alt || src);
  return fallback;
}
