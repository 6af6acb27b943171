import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";
import { env } from "@/lib/env";
import { Invalid, Refusal, TooLarge } from "@/lib/errors";
import { arriving } from "@/lib/http/request/arriving";
import { type Input, refuseAborted } from "@/lib/http/request/body";
import { parseForm, tooManyFields, withoutReserved } from "@/lib/http/request/form";
import { KEY_LIMIT, withinLimits } from "@/lib/http/request/limits";

/** A file as it arrives. Its name is the client's word, without folders. */
export interface ArrivingFile {
  name: string;
  content: Readable;
}

/** What an endpoint takes: the file parts of this name (also as `name[]`), at most so many, each handed on while it arrives. */
export interface FilesTaken<Stored> {
  field: string;
  most: number;
  /** The message of the refusal when none has come, where it has its own. */
  missing?: string;
  keep: (file: ArrivingFile) => Promise<Stored>;
  /** What a file's content is, in a short text: of two requests with one `Idempotency-Key` it tells whether they are the same. */
  nameOf: (kept: Stored) => string;
  /** Told in the end, whatever came of the files that were kept. */
  settle: (kept: Stored[]) => Promise<void>;
}

interface ReceivedForm<Stored> {
  body: Input;
  files: Stored[];
}

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/** Does the work with the body and its files, if it has any; those that were kept are settled in the end. */
export async function withFiles<Stored, Result>(
  request: Request,
  taken: FilesTaken<Stored>,
  unstreamed: Input,
  work: (form: ReceivedForm<Stored>) => Promise<Result>,
): Promise<Result> {
  refuseAborted(request);
  if (!isMultipart(request) || !request.body) return work({ body: unstreamed, files: [] });

  const kept: Stored[] = [];
  const keep = async (file: ArrivingFile) => {
    const one = await taken.keep(file);
    kept.push(one);
    return one;
  };
  try {
    return await work(await receiveForm(request, request.body, { ...taken, keep }));
  } finally {
    await taken.settle(kept);
  }
}

/** The refusal of a request without any file of the field. */
export function missingFile({ field, missing }: Pick<FilesTaken<unknown>, "field" | "missing">): Invalid {
  const sentence = `The ${field} field is required.`;
  return new Invalid(missing ?? `Invalid parameter(s): ${field}`, {
    params: { [field]: sentence },
    errors: { [field]: { required: sentence } },
  });
}

/**
 * Reads a multipart body as it comes: text fields as a map, files through `keep`, in bounded memory. Files of other
 * fields are passed over.
 *
 * @throws Invalid for what is not complete or too many files, and whatever refusal `keep` throws; no file is kept any further then.
 */
async function receiveForm<Stored>(
  request: Request,
  sent: ReadableStream<Uint8Array>,
  taken: FilesTaken<Stored>,
): Promise<ReceivedForm<Stored>> {
  const parser = fileParser(request);
  let refusal: Error | undefined;
  const refuse: Refuse = (error) => {
    // What fails after the first is only its consequence.
    if (!parser.destroyed) parser.destroy((refusal = error));
  };
  const source = Readable.from(arriving(sent));
  const fields = fieldsFrom(parser, refuse);
  const files = filesFrom(parser, taken, refuse);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    await finished(parser);
    return { body: withoutReserved(withinLimits(parseForm(String(fields)))), files: await Promise.all(files) };
  } catch (error) {
    passOver(source.unpipe(parser), sent);
    await Promise.allSettled(files);
    throw refusal ?? (error instanceof Refusal ? error : new Invalid("The form is not complete."));
  }
}

/** Who is still sending reads the answer only when all is sent; who stops meanwhile never will. */
function passOver(source: Readable, sent: ReadableStream<Uint8Array>) {
  // Cancelling what has broken off by itself fails with the same error once more.
  source.on("error", () => sent.cancel().catch(() => undefined));
  source.resume();
}

type Refuse = (error: Error) => void;

function fieldsFrom(parser: busboy.Busboy, refuse: Refuse): URLSearchParams {
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

function filesFrom<Stored>(
  parser: busboy.Busboy,
  { field, most, keep }: FilesTaken<Stored>,
  refuse: Refuse,
): Promise<Stored>[] {
  const files: Promise<Stored>[] = [];
  parser.on("file", (name: string | undefined, content, { filename }) => {
    // Whoever reads it hears of it, too; of one that nobody reads the parser's own end is enough.
    content.on("error", () => undefined);
    if (name !== field && name !== `${field}[]`) return void content.resume();
    if (files.length === most) return refuse(tooManyFiles(field, most));

    const kept = keep({ name: filename ?? "", content });
    kept.catch(refuse);
    files.push(kept);
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
