import type { Messages } from "@/generated/messages/messages";

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
