import { receiveAgain } from "@/lib/storage/receive";

const LIMIT = 10_000_000;

export const fileOf = (name: string, content: Buffer) => receiveAgain(name, [content], { limit: () => LIMIT });
