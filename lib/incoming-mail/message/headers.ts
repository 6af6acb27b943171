import "server-only";
import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { EmailAddress, Headers, HeaderLines } from "mailparser";
import { cut } from "@/lib/text/text";

const textsOf = (headers: Headers, name: string): string[] =>
  [headers.get(name)].flat().filter((value) => typeof value === "string");

export const subjectOf = (headers: Headers): string => textsOf(headers, "subject")[0] ?? "";

const LONGEST_ID = 255;

/** A second delivery has the same. An email without an id is recognized by its content. */
export function messageIdOf(headers: Headers, content: (string | null | undefined)[]): string {
  const [id] = textsOf(headers, "message-id");
  if (id && id.length <= LONGEST_ID) return id;
  return createHash("sha256")
    .update(JSON.stringify(id ? [id] : [textsOf(headers, "date"), ...content]))
    .digest("hex");
}

/** The one address in the one `From` header, for comparison. Programs disagree on which of two counts. */
export function senderIn(headers: Headers, lines: HeaderLines): string | null {
  const from = headers.get("from");
  if (lines.filter(({ key }) => key === "from").length !== 1) return null;
  if (typeof from !== "object" || !("value" in from) || !Array.isArray(from.value)) return null;

  const [sender, ...others] = from.value as EmailAddress[];
  return sender?.address && others.length === 0 ? comparable(sender.address) : null;
}

/** In lower case, with a domain in Unicode as it is on the wire. */
export function comparable(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return cut(`${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase(), 500);
}

/** What programs write. Answering or reading it could go round in circles. Each email of this site has the first header. */
export function isAutomatic(headers: Headers): boolean {
  const isSubmitted = textsOf(headers, "auto-submitted").some((value) => !/^no\b/i.test(value.trim()));
  return isSubmitted || textsOf(headers, "precedence").some((value) => /^(?:bulk|list|junk)\b/i.test(value.trim()));
}
