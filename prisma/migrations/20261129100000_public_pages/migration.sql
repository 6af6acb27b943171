ALTER TABLE "board" ADD COLUMN "public_slug" VARCHAR(100),
ADD COLUMN "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "is_indexed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "is_private" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "moderates_ideas" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "moderates_comments" BOOLEAN NOT NULL DEFAULT false;

-- Roadmaps that exist get the address that `lib/roadmaps/slug.ts` gives to new ones; of equal titles the first.
WITH "titled" AS (
  SELECT "id", left(trim(BOTH '-' FROM regexp_replace(search_fold("title"), '[^[:alnum:]]+', '-', 'g')), 80) AS "slug" FROM "board" WHERE "type" = 'roadmap'
), "counted" AS (
  SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "id") AS "place" FROM "titled"
)
UPDATE "board" SET "is_indexed" = true, "public_slug" = CASE WHEN "slug" = '' THEN 'roadmap-' || "counted"."id" WHEN "place" = 1 THEN "slug" ELSE "slug" || '-' || "counted"."id" END
FROM "counted" WHERE "counted"."id" = "board"."id";

CREATE UNIQUE INDEX "board_public_slug_key" ON "board"("public_slug");

CREATE INDEX "board_former_slugs_idx" ON "board" USING GIN ("former_slugs");

DROP TRIGGER "board_updated_live" ON "board";
CREATE TRIGGER "board_updated_live" AFTER UPDATE ON "board" FOR EACH ROW WHEN (
  (OLD.parent_id, OLD.folder_id, OLD.title, OLD.description, OLD.type, OLD.currency, OLD.background_id, OLD.background_color, OLD.background_image_url, OLD.background_is_image,
    OLD.is_template, OLD.template_description, OLD.template_category, OLD.task_creation_status, OLD.task_creation_total, OLD.enable_time_tracking, OLD.enable_recurring_tasks,
    OLD.enable_stage_change_email, OLD.roadmap_page_id, OLD.crm_contact_id, OLD.public_access_enabled, OLD.public_access_secret, OLD.public_slug, OLD.is_indexed, OLD.is_private, OLD.moderates_ideas, OLD.moderates_comments, OLD.has_custom_field_order, OLD.archived_at)
  IS DISTINCT FROM
  (NEW.parent_id, NEW.folder_id, NEW.title, NEW.description, NEW.type, NEW.currency, NEW.background_id, NEW.background_color, NEW.background_image_url, NEW.background_is_image,
    NEW.is_template, NEW.template_description, NEW.template_category, NEW.task_creation_status, NEW.task_creation_total, NEW.enable_time_tracking, NEW.enable_recurring_tasks,
    NEW.enable_stage_change_email, NEW.roadmap_page_id, NEW.crm_contact_id, NEW.public_access_enabled, NEW.public_access_secret, NEW.public_slug, NEW.is_indexed, NEW.is_private, NEW.moderates_ideas, NEW.moderates_comments, NEW.has_custom_field_order, NEW.archived_at)
) EXECUTE FUNCTION tell_live_board();

ALTER TABLE "comment" ADD COLUMN "guest_key" VARCHAR(64);

CREATE INDEX "idea_vote_task_id_address_key_idx" ON "idea_vote"("task_id", "address_key");

CREATE TABLE "idea" (
    "task_id" INTEGER NOT NULL,
    "guest_key" VARCHAR(64),
    "address_key" VARCHAR(64),
    "answer" TEXT,
    "answered_by" INTEGER,
    "answered_at" TIMESTAMPTZ(3),
    "merged_into_id" INTEGER,

    CONSTRAINT "idea_pkey" PRIMARY KEY ("task_id")
);

CREATE INDEX "idea_answered_by_idx" ON "idea"("answered_by");

CREATE INDEX "idea_merged_into_id_idx" ON "idea"("merged_into_id");

CREATE TABLE "idea_follower" (
    "id" SERIAL NOT NULL,
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "email" VARCHAR(254),
    "locale" VARCHAR(20),
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idea_follower_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "idea_follower_is_one" CHECK (("user_id" IS NULL) <> ("email" IS NULL))
);

CREATE UNIQUE INDEX "idea_follower_task_id_user_id_key" ON "idea_follower"("task_id", "user_id");

CREATE UNIQUE INDEX "idea_follower_task_id_email_key" ON "idea_follower"("task_id", "email");

CREATE INDEX "idea_follower_user_id_idx" ON "idea_follower"("user_id");

CREATE TYPE "submission_kind" AS ENUM ('idea', 'comment', 'reply');

CREATE TYPE "submission_state" AS ENUM ('pending', 'rejected', 'spam');

CREATE TABLE "submission" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "kind" "submission_kind" NOT NULL,
    "task_id" INTEGER,
    "parent_id" INTEGER,
    "title" VARCHAR(192),
    "description" TEXT NOT NULL,
    "user_id" INTEGER,
    "author_name" VARCHAR(250) NOT NULL,
    "author_email" VARCHAR(254) NOT NULL,
    "author_ip" VARCHAR(45) NOT NULL DEFAULT '',
    "guest_key" VARCHAR(64),
    "address_key" VARCHAR(64),
    "locale" VARCHAR(20),
    "state" "submission_state" NOT NULL DEFAULT 'pending',
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "submission_board_id_state_created_at_idx" ON "submission"("board_id", "state", "created_at");

CREATE INDEX "submission_task_id_board_id_idx" ON "submission"("task_id", "board_id");

CREATE INDEX "submission_parent_id_idx" ON "submission"("parent_id");

CREATE INDEX "submission_user_id_idx" ON "submission"("user_id");

CREATE INDEX "submission_decided_by_idx" ON "submission"("decided_by");

CREATE TABLE "blocked_guest" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "guest_key" VARCHAR(64),
    "address_key" VARCHAR(64),
    "email" VARCHAR(254),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocked_guest_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "blocked_guest_board_id_created_at_idx" ON "blocked_guest"("board_id", "created_at");

CREATE INDEX "blocked_guest_created_by_idx" ON "blocked_guest"("created_by");

ALTER TABLE "idea" ADD CONSTRAINT "idea_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "idea" ADD CONSTRAINT "idea_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "idea" ADD CONSTRAINT "idea_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "submission" ADD CONSTRAINT "submission_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "submission" ADD CONSTRAINT "submission_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "submission" ADD CONSTRAINT "submission_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "submission" ADD CONSTRAINT "submission_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "blocked_guest" ADD CONSTRAINT "blocked_guest_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "blocked_guest" ADD CONSTRAINT "blocked_guest_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An idea's answer changes its task for those who look at it (see the migration `versions`).
CREATE TRIGGER "idea_inserted" AFTER INSERT ON "idea" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "idea_updated" AFTER UPDATE ON "idea" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
