-- Secret addresses where calendar programs read a person's tasks.
CREATE TABLE "calendar_feed" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "board_id" INTEGER,
  "key_digest" VARCHAR(64) NOT NULL,
  "encrypted_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "calendar_feed_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "calendar_feed_key_digest_key" ON "calendar_feed" ("key_digest");
CREATE UNIQUE INDEX "calendar_feed_user_id_board_id_key" ON "calendar_feed" ("user_id", "board_id");
CREATE INDEX "calendar_feed_board_id_idx" ON "calendar_feed" ("board_id");
