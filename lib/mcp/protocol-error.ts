import "server-only";
import { ErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { refusalReply } from "@/lib/http/response/reply";

/** An error of the protocol. The SDK sends its code and message as they are. */
export class ProtocolError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Sends no more of an unforeseen error than the API does. @throws ProtocolError */
export async function asProtocolError<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const { message } = refusalReply(error).body as { message: string };
    throw new ProtocolError(ErrorCode.InternalError, message);
  }
}
