-- Where a person's emails become tasks of a board.
CREATE TABLE "board_mail_address" (
  "board_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "key_digest" VARCHAR(64) NOT NULL,
  "encrypted_key" TEXT NOT NULL,
  "stage_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "board_mail_address_pkey" PRIMARY KEY ("board_id", "user_id"),
  CONSTRAINT "board_mail_address_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "board_mail_address_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "board_mail_address_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage" ("id", "board_id") ON DELETE SET NULL ("stage_id") ON UPDATE NO ACTION
);

CREATE UNIQUE INDEX "board_mail_address_key_digest_key" ON "board_mail_address" ("key_digest");
CREATE INDEX "board_mail_address_user_id_idx" ON "board_mail_address" ("user_id");
CREATE INDEX "board_mail_address_stage_id_board_id_idx" ON "board_mail_address" ("stage_id", "board_id");

-- A second delivery of an email changes nothing.
CREATE TABLE "received_mail" (
  "digest" VARCHAR(64) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "received_mail_pkey" PRIMARY KEY ("digest")
);

CREATE INDEX "received_mail_created_at_idx" ON "received_mail" ("created_at");
