import { Unprocessable } from "@/lib/errors";

export class InvalidJsonFile extends Unprocessable {
  constructor() {
    super("Invalid JSON.");
  }
}

/** Valid JSON beyond what an import reads. */
export class TooMuchJson extends Unprocessable {}
