import { receiveAssembled } from "@/lib/storage/receive";

const LIMIT = 10_000_000;

/** A file as if it had just been uploaded. */
export const fileOf = (name: string, content: Buffer) => receiveAssembled(name, [content], { limit: () => LIMIT });
