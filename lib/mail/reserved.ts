import { domainToASCII } from "node:url";

/** RFC 2606 and RFC 6761 reserve these for examples and tests, so nobody has a mailbox there. */
const RESERVED = ["example", "test", "invalid", "localhost", "example.com", "example.net", "example.org"];

/** Whether the address is at a reserved name or below one. */
export function isReserved(address: string): boolean {
  const written = address.slice(address.lastIndexOf("@") + 1);
  const domain = (domainToASCII(written) || written).toLowerCase().replace(/\.+$/, "");
  return RESERVED.some((name) => domain === name || domain.endsWith(`.${name}`));
}
