export interface RefusalDetails {
  /** Field name to message. */
  params?: Record<string, string>;
  /** Field name to rule to message. */
  errors?: Record<string, Record<string, string>>;
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The answer is the message alone, as a JSON text. */
  isBare?: true;
}

/** An unsuccessful answer. Domain functions throw it; only `lib/http/reply` catches it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

const NOT_ALLOWED = "Sorry, you are not allowed to do that.";

export class Unauthorized extends Refusal {
  constructor(code = "rest_forbidden", message = NOT_ALLOWED) {
    super(401, code, message);
  }
}

export class Forbidden extends Refusal {
  constructor(message = NOT_ALLOWED, code = "rest_forbidden") {
    super(403, code, message);
  }
}

export class NotFound extends Refusal {
  constructor(noun: string) {
    super(404, "rest_not_found", `${noun} not found`);
  }
}

export class NoRoute extends Refusal {
  constructor() {
    super(404, "rest_no_route", "No route was found matching the URL and request method.");
  }
}

export class Invalid extends Refusal {
  constructor(message: string, details: RefusalDetails = {}) {
    super(400, "rest_invalid_param", message, details);
  }
}

export class InvalidJson extends Refusal {
  constructor() {
    super(400, "rest_invalid_json", "Invalid JSON body passed.", {
      data: { json_error_code: 4, json_error_message: "Syntax error" },
    });
  }
}

export class MethodNotAllowed extends Refusal {
  constructor(
    allowed: readonly string[],
    message = "This method is not allowed here.",
    headers: Record<string, string> = {},
  ) {
    super(405, "rest_method_not_allowed", message, { headers: { ...headers, Allow: allowed.join(", ") } });
  }
}

export class Conflict extends Refusal {
  constructor(message: string, data: Record<string, unknown> = {}) {
    super(409, "rest_conflict", message, { data });
  }
}

export class Unprocessable extends Refusal {
  constructor(message: string) {
    super(422, "rest_unprocessable", message);
  }
}

export class TooLarge extends Refusal {
  constructor(message = "The request is too large.", headers: Record<string, string> = {}) {
    super(413, "rest_too_large", message, { headers });
  }
}

export class TooManyRequests extends Refusal {
  constructor(retryAfterSeconds: number, headers: Record<string, string> = {}) {
    super(429, "rest_too_many_requests", "Too many requests. Please try again later.", {
      headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterSeconds))), ...headers },
    });
  }
}

/** The body came too slowly. The connection is closed after the answer. */
export class TooSlow extends Refusal {
  constructor() {
    super(408, "rest_request_timeout", "The request came too slowly.", { headers: { Connection: "close" } });
  }
}

/** The client disconnected early. Only the log shows this status, as nginx's does. */
export class ClientGone extends Refusal {
  constructor() {
    super(499, "rest_client_closed", "The connection was closed before the request was complete.");
  }
}

export class Unavailable extends Refusal {
  constructor(message: string) {
    super(503, "rest_unavailable", `${message} Please try again.`, { headers: { "Retry-After": "5" } });
  }
}

export class DiskFull extends Refusal {
  constructor() {
    super(507, "rest_insufficient_storage", "There is no room left on the server's disk. Please try again later.", {
      headers: { "Retry-After": "60" },
    });
  }
}
