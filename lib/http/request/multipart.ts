import busboy from "busboy";
import { env } from "@/lib/env";
import { Invalid, TooLarge } from "@/lib/errors";
import { parseForm, tooManyFields } from "@/lib/http/request/form";
import { KEY_LIMIT } from "@/lib/http/request/limits";

/**
 * The text fields of a multipart body; files are streamed by the endpoints that take them.
 *
 * @throws Invalid for what is not complete, and past the limits of a url-encoded form, which are the same.
 */
export async function parseMultipart(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  return parseForm(String(await fieldsOf(bytes, type)));
}

function fieldsOf(bytes: Buffer, type: string): Promise<URLSearchParams> {
  const fields = new URLSearchParams();
  return new Promise((done, fail) => {
    const parser = multipartParser(type);
    parser.on("field", (name: string | undefined, value, { valueTruncated }) => {
      if (valueTruncated) fail(new TooLarge());
      if (name !== undefined) fields.append(name, value);
    });
    parser.on("fieldsLimit", () => fail(tooManyFields()));
    parser.on("partsLimit", () => fail(tooManyFields()));
    parser.on("error", () => fail(new Invalid("The form is not complete.")));
    parser.on("close", () => done(fields));
    parser.end(bytes);
  });
}

function multipartParser(type: string) {
  try {
    return busboy({
      headers: { "content-type": type },
      limits: { fields: KEY_LIMIT, fieldSize: env().BOARDS_JSON_LIMIT, files: 0, parts: 2 * KEY_LIMIT },
    });
  } catch {
    throw new Invalid("The form is not complete.");
  }
}
