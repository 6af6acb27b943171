import { z } from "zod";
import { parameter } from "@/lib/http/input/parameter";

/** The finder checks it (`publicBoardOfPath`); the schema only names it. */
export const publicToken = parameter({ type: "string", required: true });

export const ReadPublicBoard = z.object({ public_token: publicToken });
