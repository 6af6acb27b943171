-- Browsers that show notifications of a person, also while Boards is closed.
CREATE TABLE "push_subscription" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "session_id" UUID,
  "application_password_uuid" UUID,
  "endpoint_digest" VARCHAR(64) NOT NULL,
  "encrypted_target" TEXT NOT NULL,
  "service" VARCHAR(100) NOT NULL,
  "user_agent" VARCHAR(512),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscription_registered_by_check" CHECK (num_nonnulls("session_id", "application_password_uuid") = 1),
  CONSTRAINT "push_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscription_application_password_uuid_fkey" FOREIGN KEY ("application_password_uuid") REFERENCES "application_password" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "push_subscription_endpoint_digest_key" ON "push_subscription" ("endpoint_digest");
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription" ("user_id");
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription" ("session_id");
CREATE INDEX "push_subscription_application_password_uuid_idx" ON "push_subscription" ("application_password_uuid");
CREATE INDEX "push_subscription_service_idx" ON "push_subscription" ("service");

-- Notifications that still have to be sent to a browser.
CREATE TABLE "push_delivery" (
  "id" SERIAL NOT NULL,
  "recipient_id" INTEGER NOT NULL,
  "subscription_id" INTEGER NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "push_delivery_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_delivery_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "notification_recipient" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_delivery_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscription" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "push_delivery_recipient_id_idx" ON "push_delivery" ("recipient_id");
CREATE INDEX "push_delivery_subscription_id_next_try_at_idx" ON "push_delivery" ("subscription_id", "next_try_at");
