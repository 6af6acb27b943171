import { plainLine } from "@/lib/text";

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  ending: string;
}

export function letterText({ greeting, paragraphs, action, ending }: Letter): string {
  return [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ending].join("\n\n");
}

/** Plain enough for every mail program, light or dark. */
export function letterHtml({ subject, greeting, paragraphs, action, ending }: Letter): string {
  const lines = [greeting, ...paragraphs].map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`);
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#4f46e5;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(plainLine(subject))}</title></head>
<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
${lines.join("\n")}
${button}
<p style="margin:24px 0 0;font-size:13px;opacity:.75">${escapeHtml(ending)}</p>
</div></body></html>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
