import pino from "pino";
import { env } from "@/lib/env";
import { oncePerProcess } from "@/lib/once";
import { withoutSecrets } from "@/lib/secrets/redact";

export const logger = (): pino.Logger => oncePerProcess("logger", makeLogger);

function makeLogger() {
  return pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: withoutSecrets },
    // Already plain: pino's serializer would take it for another error.
    serializers: { err: (plain: unknown) => plain },
  });
}
