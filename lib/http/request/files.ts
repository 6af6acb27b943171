import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";
import { env } from "@/lib/env";
import { Invalid, Refusal, TooLarge } from "@/lib/errors";
import { bodyChunks } from "@/lib/http/request/body-chunks";
import { type Input, refuseAborted } from "@/lib/http/request/body";
import { parseForm, tooManyFields, withoutReserved } from "@/lib/http/request/form";
import { KEY_LIMIT, withinLimits } from "@/lib/http/request/limits";

/** A file during its upload. The client chooses the name, which has no folders. */
export interface IncomingFile {
  name: string;
  /** The MIME type that the client names. */
  type: string;
  content: Readable;
}

/** The file parts with the name `field` or `field[]`, at most `most`, which are passed on as streams. */
export interface AcceptedFiles<Stored> {
  field: string;
  most: number;
  /** The error message for a request without a file, if not the usual one. */
  missing?: string;
  store: (file: IncomingFile) => Promise<Stored>;
  /** Identifies a file's content, so that a repeated `Idempotency-Key` can be compared. */
  nameOf: (stored: Stored) => string;
  /** Runs the work and settles all files that were stored until its end, also if it fails. */
  settle: <Result>(stored: Stored[], work: () => Promise<Result>) => Promise<Result>;
}

interface ReceivedForm<Stored> {
  body: Input;
  files: Stored[];
}

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/** Runs the work with the body and its files, and settles the stored files at the end. */
export async function withFiles<Stored, Result>(
  request: Request,
  accepted: AcceptedFiles<Stored>,
  unstreamed: Input,
  work: (form: ReceivedForm<Stored>) => Promise<Result>,
): Promise<Result> {
  refuseAborted(request);
  const { body } = request;
  if (!isMultipart(request) || !body) return work({ body: unstreamed, files: [] });

  const stored: Stored[] = [];
  const store = async (file: IncomingFile) => {
    const one = await accepted.store(file);
    stored.push(one);
    return one;
  };
  return accepted.settle(stored, async () => work(await receiveForm(request, body, { ...accepted, store })));
}

export function missingFile({ field, missing }: Pick<AcceptedFiles<unknown>, "field" | "missing">): Invalid {
  const sentence = `The ${field} field is required.`;
  return new Invalid(missing ?? `Invalid parameter(s): ${field}`, {
    params: { [field]: sentence },
    errors: { [field]: { required: sentence } },
  });
}

/**
 * Streams a multipart body in bounded memory: text fields into a map, files to `store`. Files of other fields are
 * skipped.
 * @throws Invalid for an incomplete form or too many files, and any error of `store`, after which no more files are
 * stored
 */
async function receiveForm<Stored>(
  request: Request,
  sent: ReadableStream<Uint8Array>,
  accepted: AcceptedFiles<Stored>,
): Promise<ReceivedForm<Stored>> {
  const parser = fileParser(request);
  let refusal: Error | undefined;
  const refuse: Refuse = (error) => {
    // Later errors are consequences of the first.
    if (!parser.destroyed) parser.destroy((refusal = error));
  };
  const source = Readable.from(bodyChunks(sent));
  const fields = collectFields(parser, refuse);
  const files = collectFiles(parser, accepted, refuse);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    await finished(parser);
    return { body: withoutReserved(withinLimits(parseForm(String(fields)))), files: await Promise.all(files) };
  } catch (error) {
    drainBody(source.unpipe(parser), sent);
    await Promise.allSettled(files);
    throw refusal ?? (error instanceof Refusal ? error : new Invalid("The form is not complete."));
  }
}

/** A client reads the answer only after it has sent everything, so the rest is read and dropped. */
function drainBody(source: Readable, sent: ReadableStream<Uint8Array>) {
  // Cancelling a broken stream fails again with the same error.
  source.on("error", () => sent.cancel().catch(() => undefined));
  source.resume();
}

type Refuse = (error: Error) => void;

function collectFields(parser: busboy.Busboy, refuse: Refuse): URLSearchParams {
  const fields = new URLSearchParams();
  let left = env().BOARDS_JSON_LIMIT;
  parser.on("field", (name: string | undefined, value, { valueTruncated }) => {
    left -= Buffer.byteLength(name ?? "") + Buffer.byteLength(value);
    if (valueTruncated || left < 0) return refuse(new TooLarge());
    if (name !== undefined) fields.append(name, value);
  });
  parser.on("fieldsLimit", () => refuse(tooManyFields()));
  parser.on("partsLimit", () => refuse(tooManyFields()));
  return fields;
}

function collectFiles<Stored>(
  parser: busboy.Busboy,
  { field, most, store }: AcceptedFiles<Stored>,
  refuse: Refuse,
): Promise<Stored>[] {
  const files: Promise<Stored>[] = [];
  parser.on("file", (name: string | undefined, content, { filename, mimeType }) => {
    // `store` gets stream errors itself; for skipped files the parser's end is enough.
    content.on("error", () => undefined);
    if (name !== field && name !== `${field}[]`) return void content.resume();
    if (files.length === most) return refuse(tooManyFiles(field, most));

    const stored = store({ name: filename ?? "", type: mimeType, content });
    stored.catch(refuse);
    files.push(stored);
  });
  return files;
}

const tooManyFiles = (field: string, most: number) =>
  new Invalid(`At most ${most} files can be sent at once.`, {
    params: { [field]: `At most ${most} files can be sent at once.` },
  });

function fileParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      defParamCharset: "utf8",
      limits: { fields: KEY_LIMIT, fieldSize: env().BOARDS_JSON_LIMIT, parts: 2 * KEY_LIMIT },
    });
  } catch {
    throw new Invalid("The form is not complete.");
  }
}
