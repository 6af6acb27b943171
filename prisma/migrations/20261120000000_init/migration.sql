-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- Indexes of titles and names need it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "site_role" AS ENUM ('subscriber', 'administrator');

-- CreateEnum
CREATE TYPE "board_type" AS ENUM ('to-do', 'roadmap');

-- CreateEnum
CREATE TYPE "board_role" AS ENUM ('viewer', 'member', 'manager');

-- CreateEnum
CREATE TYPE "copy_status" AS ENUM ('pending', 'completed', 'failed');

-- CreateEnum
CREATE TYPE "task_status" AS ENUM ('open', 'closed');

-- CreateEnum
CREATE TYPE "task_type" AS ENUM ('task', 'roadmap');

-- CreateEnum
CREATE TYPE "priority" AS ENUM ('none', 'low', 'medium', 'high', 'urgent');

-- CreateEnum
CREATE TYPE "reminder_type" AS ENUM ('none', '30_minutes_before', '1_hour_before', '2_hours_before', '1_day_before', '2_days_before', '1_week_before', 'custom');

-- CreateEnum
CREATE TYPE "repeat_unit" AS ENUM ('daily', 'weekly', 'monthly', 'yearly');

-- CreateEnum
CREATE TYPE "custom_field_type" AS ENUM ('text', 'number', 'select', 'multi-select', 'checkbox', 'date');

-- CreateEnum
CREATE TYPE "comment_type" AS ENUM ('comment', 'reply', 'note');

-- CreateEnum
CREATE TYPE "comment_privacy" AS ENUM ('private', 'public');

-- CreateEnum
CREATE TYPE "comment_status" AS ENUM ('published', 'draft', 'spam');

-- CreateEnum
CREATE TYPE "attachment_owner" AS ENUM ('TASK', 'task_description', 'comment_image', 'BOARD');

-- CreateEnum
CREATE TYPE "attachment_status" AS ENUM ('ACTIVE', 'INACTIVE', 'DELETED');

-- CreateEnum
CREATE TYPE "notification_action" AS ENUM ('comment_created', 'task_reply_added', 'task_comment_mentioned', 'subtask_added', 'task_due_date_changed', 'task_start_date_changed', 'task_moved_to_new_stage', 'task_priority_changed', 'board_task_archived', 'board_task_restored', 'task_title_updated', 'task_assignee_changed');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sent', 'failed', 'dead', 'kept');

-- CreateEnum
CREATE TYPE "time_track_status" AS ENUM ('commited', 'active', 'paused', 'completed');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('queued', 'processing', 'completed', 'failed');

-- CreateTable
CREATE TABLE "user" (
    "id" SERIAL NOT NULL,
    "login" VARCHAR(60) NOT NULL,
    "nicename" VARCHAR(60) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "url" VARCHAR(254) NOT NULL DEFAULT '',
    "display_name" VARCHAR(250) NOT NULL,
    "first_name" VARCHAR(250) NOT NULL DEFAULT '',
    "last_name" VARCHAR(250) NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT,
    "role" "site_role" NOT NULL DEFAULT 'subscriber',
    "is_service_admin" BOOLEAN NOT NULL DEFAULT false,
    "timezone" VARCHAR(64),
    "locale" VARCHAR(20),
    "start_of_week" SMALLINT,
    "photo_key" VARCHAR(40) NOT NULL,
    "photo_file" TEXT,
    "last_digest_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "address" VARCHAR(45),
    "user_agent" VARCHAR(512),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_password" (
    "uuid" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "app_id" VARCHAR(64) NOT NULL DEFAULT '',
    "name" VARCHAR(250) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "last_ip" VARCHAR(45),

    CONSTRAINT "application_password_pkey" PRIMARY KEY ("uuid")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" VARCHAR(64) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "user_setting" (
    "user_id" INTEGER NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_setting_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" INTEGER NOT NULL,
    "method" VARCHAR(8) NOT NULL,
    "path" VARCHAR(500) NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "body_digest" VARCHAR(64) NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","method","path","key")
);

-- CreateTable
CREATE TABLE "board" (
    "id" SERIAL NOT NULL,
    "parent_id" INTEGER,
    "folder_id" INTEGER,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "type" "board_type" NOT NULL DEFAULT 'to-do',
    "currency" VARCHAR(10) NOT NULL DEFAULT 'USD',
    "background_id" VARCHAR(64),
    "background_color" VARCHAR(255),
    "background_image_url" TEXT,
    "background_is_image" BOOLEAN NOT NULL DEFAULT false,
    "tasks_count" INTEGER NOT NULL DEFAULT 0,
    "completed_tasks_count" INTEGER NOT NULL DEFAULT 0,
    "is_template" BOOLEAN NOT NULL DEFAULT false,
    "template_description" TEXT,
    "template_category" VARCHAR(100),
    "task_creation_status" "copy_status",
    "task_creation_total" INTEGER,
    "enable_time_tracking" BOOLEAN,
    "enable_recurring_tasks" BOOLEAN,
    "enable_stage_change_email" BOOLEAN,
    "roadmap_page_id" VARCHAR(64),
    "crm_contact_id" INTEGER,
    "public_access_enabled" BOOLEAN NOT NULL DEFAULT false,
    "public_access_secret" TEXT,
    "has_custom_field_order" BOOLEAN NOT NULL DEFAULT false,
    "tasks_reset_at" TIMESTAMPTZ(3),
    "stages_reset_at" TIMESTAMPTZ(3),
    "labels_reset_at" TIMESTAMPTZ(3),
    "tasks_archived_at" TIMESTAMPTZ(3),
    "stages_archived_at" TIMESTAMPTZ(3),
    "members_changed_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_member" (
    "board_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "board_role" NOT NULL DEFAULT 'member',
    "preferences" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_member_pkey" PRIMARY KEY ("board_id","user_id")
);

-- CreateTable
CREATE TABLE "board_pin" (
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_pin_pkey" PRIMARY KEY ("user_id","board_id")
);

-- CreateTable
CREATE TABLE "board_visit" (
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "visited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_visit_pkey" PRIMARY KEY ("user_id","board_id")
);

-- CreateTable
CREATE TABLE "folder" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(50) NOT NULL,
    "color" VARCHAR(9),
    "parent_id" INTEGER,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "folder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_filter" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "filter" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_filter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(100),
    "position" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "color" VARCHAR(9),
    "bg_color" VARCHAR(255),
    "default_task_status" "task_status" NOT NULL DEFAULT 'open',
    "is_template" BOOLEAN,
    "is_public" BOOLEAN,
    "wip_limit" INTEGER,
    "has_default_people" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "archived_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_default_assignee" (
    "stage_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "stage_default_assignee_pkey" PRIMARY KEY ("stage_id","user_id")
);

-- CreateTable
CREATE TABLE "stage_default_watcher" (
    "stage_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "stage_default_watcher_pkey" PRIMARY KEY ("stage_id","user_id")
);

-- CreateTable
CREATE TABLE "label" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "title" VARCHAR(100),
    "slug" VARCHAR(100),
    "position" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "color" VARCHAR(9),
    "bg_color" VARCHAR(9) NOT NULL,
    "color_preset" VARCHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "label_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "stage_id" INTEGER,
    "parent_id" INTEGER,
    "subtask_group_id" INTEGER,
    "title" TEXT NOT NULL,
    "slug" VARCHAR(255) NOT NULL,
    "type" "task_type" NOT NULL DEFAULT 'task',
    "status" "task_status" NOT NULL DEFAULT 'open',
    "priority" "priority" NOT NULL DEFAULT 'low',
    "description" TEXT,
    "source" VARCHAR(100) NOT NULL DEFAULT 'web',
    "source_id" VARCHAR(255),
    "lead_value" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "crm_contact_id" INTEGER,
    "position" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "comments_count" INTEGER NOT NULL DEFAULT 0,
    "subtask_count" INTEGER NOT NULL DEFAULT 0,
    "subtask_completed_count" INTEGER NOT NULL DEFAULT 0,
    "attachment_count" INTEGER NOT NULL DEFAULT 0,
    "vote_count" INTEGER NOT NULL DEFAULT 0,
    "estimated_minutes" INTEGER,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "is_template" BOOLEAN,
    "cover_color" VARCHAR(9),
    "cover_attachment_id" INTEGER,
    "logo" TEXT,
    "integration_type" VARCHAR(100),
    "author_name" VARCHAR(192),
    "author_email" VARCHAR(254),
    "reminder_type" "reminder_type" DEFAULT 'none',
    "remind_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "last_completed_at" TIMESTAMPTZ(3),
    "title_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "description_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),
    "archived_by" INTEGER,
    "archived_with_stage" BOOLEAN NOT NULL DEFAULT false,
    "archived_position" DECIMAL(10,2),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subtask_group" (
    "id" SERIAL NOT NULL,
    "task_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "position" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subtask_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_assignee" (
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_assignee_pkey" PRIMARY KEY ("task_id","user_id")
);

-- CreateTable
CREATE TABLE "task_watcher" (
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_watcher_pkey" PRIMARY KEY ("task_id","user_id")
);

-- CreateTable
CREATE TABLE "task_label" (
    "task_id" INTEGER NOT NULL,
    "label_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_label_pkey" PRIMARY KEY ("task_id","label_id")
);

-- CreateTable
CREATE TABLE "task_dependency" (
    "predecessor_id" INTEGER NOT NULL,
    "successor_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_dependency_pkey" PRIMARY KEY ("predecessor_id","successor_id")
);

-- CreateTable
CREATE TABLE "repeat_rule" (
    "task_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "unit" "repeat_unit" NOT NULL,
    "every" INTEGER NOT NULL DEFAULT 1,
    "create_new" BOOLEAN NOT NULL DEFAULT false,
    "when_complete" BOOLEAN NOT NULL DEFAULT false,
    "month" VARCHAR(3),
    "month_type" VARCHAR(16),
    "week_days" TEXT[],
    "month_days" INTEGER[],
    "time" VARCHAR(8),
    "timezone" VARCHAR(64) NOT NULL DEFAULT 'UTC',
    "stage_id" INTEGER,
    "next_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "repeat_rule_pkey" PRIMARY KEY ("task_id")
);

-- CreateTable
CREATE TABLE "custom_field" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "type" "custom_field_type" NOT NULL,
    "options" TEXT[],
    "position" DECIMAL(10,2) NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_field_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_field_value" (
    "id" SERIAL NOT NULL,
    "task_id" INTEGER NOT NULL,
    "custom_field_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "value" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_field_value_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "type" "comment_type" NOT NULL DEFAULT 'comment',
    "privacy" "comment_privacy" NOT NULL DEFAULT 'private',
    "status" "comment_status" NOT NULL DEFAULT 'published',
    "author_name" VARCHAR(250) NOT NULL,
    "author_email" VARCHAR(254) NOT NULL,
    "author_ip" VARCHAR(45) NOT NULL DEFAULT '',
    "raw_description" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment_mention" (
    "comment_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_mention_pkey" PRIMARY KEY ("comment_id","user_id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "id" SERIAL NOT NULL,
    "owner" "attachment_owner" NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER,
    "comment_id" INTEGER,
    "attachment_type" VARCHAR(255) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "file_path" TEXT,
    "thumbnail_path" TEXT,
    "full_url" TEXT,
    "file_size" BIGINT,
    "file_hash" VARCHAR(192) NOT NULL,
    "driver" VARCHAR(50) NOT NULL DEFAULT 'local',
    "status" "attachment_status" NOT NULL DEFAULT 'ACTIVE',
    "meta" JSONB,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER,
    "task_id" INTEGER,
    "upload_id" VARCHAR(191) NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "file_size" BIGINT,
    "total_chunks" INTEGER NOT NULL,
    "received_chunks" INTEGER NOT NULL DEFAULT 0,
    "received_bytes" BIGINT NOT NULL DEFAULT 0,
    "file_path" TEXT NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discarded_file" (
    "id" SERIAL NOT NULL,
    "driver" VARCHAR(50) NOT NULL,
    "file_path" TEXT NOT NULL,
    "discarded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discarded_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER,
    "action" VARCHAR(50) NOT NULL,
    "column" VARCHAR(50),
    "old_value" TEXT,
    "new_value" TEXT,
    "description" TEXT,
    "settings" JSONB,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER,
    "action" "notification_action" NOT NULL,
    "description" TEXT,
    "settings" JSONB,
    "activity_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_recipient" (
    "id" SERIAL NOT NULL,
    "notification_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "marked_read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_recipient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(191),
    "kind" VARCHAR(50) NOT NULL,
    "user_id" INTEGER,
    "to_address" VARCHAR(320) NOT NULL,
    "subject" VARCHAR(500) NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "state" "mail_state" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_track" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "status" "time_track_status" NOT NULL DEFAULT 'commited',
    "working_minutes" INTEGER NOT NULL DEFAULT 0,
    "billable_minutes" INTEGER NOT NULL DEFAULT 0,
    "is_manual" BOOLEAN NOT NULL DEFAULT true,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_track_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idea_vote" (
    "id" SERIAL NOT NULL,
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "guest_key" VARCHAR(64),
    "address_key" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idea_vote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(191) NOT NULL,
    "board_id" INTEGER NOT NULL,
    "stage_id" INTEGER,
    "key_digest" VARCHAR(64) NOT NULL,
    "encrypted_key" TEXT NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outgoing_webhook" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(191) NOT NULL,
    "url" TEXT NOT NULL,
    "method" VARCHAR(8) NOT NULL DEFAULT 'POST',
    "format" VARCHAR(8) NOT NULL DEFAULT 'JSON',
    "header_type" VARCHAR(20) NOT NULL DEFAULT 'no_headers',
    "encrypted_headers" TEXT,
    "encrypted_secret" TEXT NOT NULL,
    "triggered_events" TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "disabled_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outgoing_webhook_board" (
    "webhook_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,

    CONSTRAINT "outgoing_webhook_board_pkey" PRIMARY KEY ("webhook_id","board_id")
);

-- CreateTable
CREATE TABLE "outgoing_webhook_delivery" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "event" VARCHAR(50) NOT NULL,
    "payload" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "last_error" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "role" "board_role" NOT NULL DEFAULT 'member',
    "digest" VARCHAR(64) NOT NULL,
    "invited_by" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_session" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER,
    "source" VARCHAR(50) NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'queued',
    "phase" VARCHAR(50) NOT NULL DEFAULT 'queued',
    "percentage" INTEGER NOT NULL DEFAULT 0,
    "completed" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',
    "file_path" TEXT,
    "options" JSONB NOT NULL DEFAULT '{}',
    "encrypted_credentials" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_photo_key_key" ON "user"("photo_key");

-- CreateIndex
CREATE INDEX "user_search_trigram_idx" ON "user" USING GIN ("display_name" gin_trgm_ops, "login" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "application_password_digest_key" ON "application_password"("digest");

-- CreateIndex
CREATE UNIQUE INDEX "application_password_user_id_name_key" ON "application_password"("user_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_digest_key" ON "password_reset"("digest");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "board_type_archived_at_created_at_idx" ON "board"("type", "archived_at", "created_at");

-- CreateIndex
CREATE INDEX "board_title_trigram_idx" ON "board" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "board_folder_id_idx" ON "board"("folder_id");

-- CreateIndex
CREATE INDEX "board_created_by_idx" ON "board"("created_by");

-- CreateIndex
CREATE INDEX "board_member_user_id_idx" ON "board_member"("user_id");

-- CreateIndex
CREATE INDEX "board_pin_board_id_idx" ON "board_pin"("board_id");

-- CreateIndex
CREATE INDEX "board_visit_user_id_visited_at_idx" ON "board_visit"("user_id", "visited_at");

-- CreateIndex
CREATE INDEX "board_visit_board_id_idx" ON "board_visit"("board_id");

-- CreateIndex
CREATE INDEX "folder_parent_id_idx" ON "folder"("parent_id");

-- CreateIndex
CREATE INDEX "folder_created_by_idx" ON "folder"("created_by");

-- CreateIndex
CREATE INDEX "saved_filter_board_id_idx" ON "saved_filter"("board_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_filter_user_id_board_id_name_key" ON "saved_filter"("user_id", "board_id", "name");

-- CreateIndex
CREATE INDEX "stage_board_id_archived_at_position_idx" ON "stage"("board_id", "archived_at", "position");

-- CreateIndex
CREATE INDEX "stage_board_id_updated_at_idx" ON "stage"("board_id", "updated_at");

-- CreateIndex
CREATE INDEX "stage_archived_by_idx" ON "stage"("archived_by");

-- CreateIndex
CREATE UNIQUE INDEX "stage_id_board_id_key" ON "stage"("id", "board_id");

-- CreateIndex
CREATE INDEX "stage_default_assignee_user_id_idx" ON "stage_default_assignee"("user_id");

-- CreateIndex
CREATE INDEX "stage_default_watcher_user_id_idx" ON "stage_default_watcher"("user_id");

-- CreateIndex
CREATE INDEX "label_board_id_created_at_id_idx" ON "label"("board_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "label_board_id_updated_at_idx" ON "label"("board_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "label_id_board_id_key" ON "label"("id", "board_id");

-- CreateIndex
CREATE INDEX "task_board_id_archived_at_due_at_id_idx" ON "task"("board_id", "archived_at", "due_at", "id");

-- CreateIndex
CREATE INDEX "task_board_id_updated_at_idx" ON "task"("board_id", "updated_at");

-- CreateIndex
CREATE INDEX "task_stage_id_archived_at_position_idx" ON "task"("stage_id", "archived_at", "position");

-- CreateIndex
CREATE INDEX "task_parent_id_subtask_group_id_position_idx" ON "task"("parent_id", "subtask_group_id", "position");

-- CreateIndex
CREATE INDEX "task_subtask_group_id_parent_id_idx" ON "task"("subtask_group_id", "parent_id");

-- CreateIndex
CREATE INDEX "task_created_by_idx" ON "task"("created_by");

-- CreateIndex
CREATE INDEX "task_archived_by_idx" ON "task"("archived_by");

-- CreateIndex
CREATE INDEX "task_cover_attachment_id_id_idx" ON "task"("cover_attachment_id", "id");

-- CreateIndex
CREATE INDEX "task_title_trigram_idx" ON "task" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "task_id_board_id_key" ON "task"("id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "subtask_group_id_task_id_key" ON "subtask_group"("id", "task_id");

-- CreateIndex
CREATE UNIQUE INDEX "subtask_group_place_key" ON "subtask_group"("task_id", "position");

-- CreateIndex
CREATE INDEX "task_assignee_user_id_created_at_idx" ON "task_assignee"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "task_watcher_user_id_created_at_idx" ON "task_watcher"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "task_label_label_id_idx" ON "task_label"("label_id");

-- CreateIndex
CREATE INDEX "task_dependency_successor_id_idx" ON "task_dependency"("successor_id");

-- CreateIndex
CREATE INDEX "task_dependency_board_id_idx" ON "task_dependency"("board_id");

-- CreateIndex
CREATE INDEX "repeat_rule_stage_id_board_id_idx" ON "repeat_rule"("stage_id", "board_id");

-- CreateIndex
CREATE INDEX "repeat_rule_next_at_idx" ON "repeat_rule"("next_at");

-- CreateIndex
CREATE UNIQUE INDEX "repeat_rule_task_id_board_id_key" ON "repeat_rule"("task_id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_id_board_id_key" ON "custom_field"("id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_board_id_title_type_key" ON "custom_field"("board_id", "title", "type");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_place_key" ON "custom_field"("board_id", "position");

-- CreateIndex
CREATE INDEX "custom_field_value_custom_field_id_idx" ON "custom_field_value"("custom_field_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_value_task_id_custom_field_id_key" ON "custom_field_value"("task_id", "custom_field_id");

-- CreateIndex
CREATE INDEX "comment_task_id_parent_id_created_at_idx" ON "comment"("task_id", "parent_id", "created_at");

-- CreateIndex
CREATE INDEX "comment_board_id_created_at_idx" ON "comment"("board_id", "created_at");

-- CreateIndex
CREATE INDEX "comment_parent_id_task_id_idx" ON "comment"("parent_id", "task_id");

-- CreateIndex
CREATE INDEX "comment_created_by_idx" ON "comment"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "comment_id_task_id_key" ON "comment"("id", "task_id");

-- CreateIndex
CREATE INDEX "comment_mention_user_id_created_at_idx" ON "comment_mention"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "attachment_file_hash_key" ON "attachment"("file_hash");

-- CreateIndex
CREATE INDEX "attachment_task_id_owner_created_at_idx" ON "attachment"("task_id", "owner", "created_at");

-- CreateIndex
CREATE INDEX "attachment_comment_id_task_id_idx" ON "attachment"("comment_id", "task_id");

-- CreateIndex
CREATE INDEX "attachment_board_id_owner_idx" ON "attachment"("board_id", "owner");

-- CreateIndex
CREATE INDEX "attachment_created_by_comment_id_idx" ON "attachment"("created_by", "comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "attachment_id_task_id_key" ON "attachment"("id", "task_id");

-- CreateIndex
CREATE INDEX "upload_updated_at_idx" ON "upload"("updated_at");

-- CreateIndex
CREATE INDEX "upload_board_id_idx" ON "upload"("board_id");

-- CreateIndex
CREATE INDEX "upload_task_id_board_id_idx" ON "upload"("task_id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "upload_user_id_upload_id_key" ON "upload"("user_id", "upload_id");

-- CreateIndex
CREATE INDEX "discarded_file_discarded_at_idx" ON "discarded_file"("discarded_at");

-- CreateIndex
CREATE INDEX "activity_board_id_task_id_id_idx" ON "activity"("board_id", "task_id", "id");

-- CreateIndex
CREATE INDEX "activity_task_id_created_at_idx" ON "activity"("task_id", "created_at");

-- CreateIndex
CREATE INDEX "activity_created_by_id_idx" ON "activity"("created_by", "id");

-- CreateIndex
CREATE INDEX "notification_board_id_idx" ON "notification"("board_id");

-- CreateIndex
CREATE INDEX "notification_task_id_idx" ON "notification"("task_id");

-- CreateIndex
CREATE INDEX "notification_activity_by_idx" ON "notification"("activity_by");

-- CreateIndex
CREATE INDEX "notification_recipient_user_id_marked_read_at_id_idx" ON "notification_recipient"("user_id", "marked_read_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_recipient_notification_id_user_id_key" ON "notification_recipient"("notification_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_key_key" ON "mail"("key");

-- CreateIndex
CREATE INDEX "mail_state_created_at_idx" ON "mail"("state", "created_at");

-- CreateIndex
CREATE INDEX "mail_user_id_idx" ON "mail"("user_id");

-- CreateIndex
CREATE INDEX "time_track_task_id_created_at_idx" ON "time_track"("task_id", "created_at");

-- CreateIndex
CREATE INDEX "time_track_board_id_completed_at_idx" ON "time_track"("board_id", "completed_at");

-- CreateIndex
CREATE INDEX "time_track_user_id_completed_at_idx" ON "time_track"("user_id", "completed_at");

-- CreateIndex
CREATE INDEX "idea_vote_user_id_idx" ON "idea_vote"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_vote_task_id_user_id_key" ON "idea_vote"("task_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_vote_task_id_guest_key_key" ON "idea_vote"("task_id", "guest_key");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_key_digest_key" ON "webhook"("key_digest");

-- CreateIndex
CREATE INDEX "webhook_board_id_idx" ON "webhook"("board_id");

-- CreateIndex
CREATE INDEX "webhook_stage_id_board_id_idx" ON "webhook"("stage_id", "board_id");

-- CreateIndex
CREATE INDEX "webhook_created_by_idx" ON "webhook"("created_by");

-- CreateIndex
CREATE INDEX "outgoing_webhook_created_by_idx" ON "outgoing_webhook"("created_by");

-- CreateIndex
CREATE INDEX "outgoing_webhook_board_board_id_idx" ON "outgoing_webhook_board"("board_id");

-- CreateIndex
CREATE INDEX "outgoing_webhook_delivery_webhook_id_created_at_idx" ON "outgoing_webhook_delivery"("webhook_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_digest_key" ON "invitation"("digest");

-- CreateIndex
CREATE INDEX "invitation_board_id_created_at_idx" ON "invitation"("board_id", "created_at");

-- CreateIndex
CREATE INDEX "invitation_invited_by_idx" ON "invitation"("invited_by");

-- CreateIndex
CREATE INDEX "import_session_user_id_created_at_idx" ON "import_session"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "import_session_board_id_idx" ON "import_session"("board_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_password" ADD CONSTRAINT "application_password_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_setting" ADD CONSTRAINT "user_setting_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board" ADD CONSTRAINT "board_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "board"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board" ADD CONSTRAINT "board_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board" ADD CONSTRAINT "board_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_member" ADD CONSTRAINT "board_member_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_member" ADD CONSTRAINT "board_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_pin" ADD CONSTRAINT "board_pin_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_pin" ADD CONSTRAINT "board_pin_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_visit" ADD CONSTRAINT "board_visit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_visit" ADD CONSTRAINT "board_visit_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage" ADD CONSTRAINT "stage_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage" ADD CONSTRAINT "stage_archived_by_fkey" FOREIGN KEY ("archived_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_default_assignee" ADD CONSTRAINT "stage_default_assignee_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_default_assignee" ADD CONSTRAINT "stage_default_assignee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_default_watcher" ADD CONSTRAINT "stage_default_watcher_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_default_watcher" ADD CONSTRAINT "stage_default_watcher_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "label" ADD CONSTRAINT "label_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_parent_id_board_id_fkey" FOREIGN KEY ("parent_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_subtask_group_id_parent_id_fkey" FOREIGN KEY ("subtask_group_id", "parent_id") REFERENCES "subtask_group"("id", "task_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_archived_by_fkey" FOREIGN KEY ("archived_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_cover_attachment_id_id_fkey" FOREIGN KEY ("cover_attachment_id", "id") REFERENCES "attachment"("id", "task_id") ON DELETE SET NULL ("cover_attachment_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "subtask_group" ADD CONSTRAINT "subtask_group_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_assignee" ADD CONSTRAINT "task_assignee_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_watcher" ADD CONSTRAINT "task_watcher_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_watcher" ADD CONSTRAINT "task_watcher_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_label" ADD CONSTRAINT "task_label_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task_label" ADD CONSTRAINT "task_label_label_id_board_id_fkey" FOREIGN KEY ("label_id", "board_id") REFERENCES "label"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_predecessor_id_board_id_fkey" FOREIGN KEY ("predecessor_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_successor_id_board_id_fkey" FOREIGN KEY ("successor_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "repeat_rule" ADD CONSTRAINT "repeat_rule_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "repeat_rule" ADD CONSTRAINT "repeat_rule_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage"("id", "board_id") ON DELETE SET NULL ("stage_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "custom_field" ADD CONSTRAINT "custom_field_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_field_value" ADD CONSTRAINT "custom_field_value_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "custom_field_value" ADD CONSTRAINT "custom_field_value_custom_field_id_board_id_fkey" FOREIGN KEY ("custom_field_id", "board_id") REFERENCES "custom_field"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_task_id_fkey" FOREIGN KEY ("parent_id", "task_id") REFERENCES "comment"("id", "task_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_comment_id_task_id_fkey" FOREIGN KEY ("comment_id", "task_id") REFERENCES "comment"("id", "task_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_activity_by_fkey" FOREIGN KEY ("activity_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_recipient" ADD CONSTRAINT "notification_recipient_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_recipient" ADD CONSTRAINT "notification_recipient_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_vote" ADD CONSTRAINT "idea_vote_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_vote" ADD CONSTRAINT "idea_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook" ADD CONSTRAINT "outgoing_webhook_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_board" ADD CONSTRAINT "outgoing_webhook_board_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "outgoing_webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_board" ADD CONSTRAINT "outgoing_webhook_board_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_delivery" ADD CONSTRAINT "outgoing_webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "outgoing_webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_session" ADD CONSTRAINT "import_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_session" ADD CONSTRAINT "import_session_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- From here on: what the Prisma schema cannot say.

-- People are found by login or address in any case.
CREATE UNIQUE INDEX "user_login_key" ON "user" (lower("login"));
CREATE UNIQUE INDEX "user_email_key" ON "user" (lower("email"));
CREATE UNIQUE INDEX "invitation_pending_key" ON "invitation" ("board_id", lower("email")) WHERE "used_at" IS NULL;

-- Two things never share a place in their list. Archived ones all rest at 0.
CREATE UNIQUE INDEX "stage_place_key" ON "stage" ("board_id", "position") WHERE "archived_at" IS NULL;
CREATE UNIQUE INDEX "task_place_key" ON "task" ("stage_id", "position") WHERE "archived_at" IS NULL AND "parent_id" IS NULL;
CREATE UNIQUE INDEX "subtask_place_key" ON "task" ("subtask_group_id", "position") WHERE "archived_at" IS NULL AND "parent_id" IS NOT NULL;

-- A task stands in a stage, a subtask in a group of its parent; never both, never neither.
ALTER TABLE "task" ADD CONSTRAINT "task_stage_or_parent_check" CHECK (("stage_id" IS NULL) <> ("parent_id" IS NULL));
ALTER TABLE "task" ADD CONSTRAINT "task_group_of_parent_check" CHECK (("subtask_group_id" IS NULL) = ("parent_id" IS NULL));

-- A foreign key of two columns is not looked at while one of them is null.
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_comment_of_task_check" CHECK ("comment_id" IS NULL OR "task_id" IS NOT NULL);
ALTER TABLE "upload" ADD CONSTRAINT "upload_task_of_board_check" CHECK ("task_id" IS NULL OR "board_id" IS NOT NULL);

-- What is counted is there, and nothing waits for itself.
ALTER TABLE "task" ADD CONSTRAINT "task_counters_check" CHECK ("comments_count" >= 0 AND "subtask_count" >= 0 AND "subtask_completed_count" >= 0 AND "attachment_count" >= 0 AND "vote_count" >= 0);
ALTER TABLE "board" ADD CONSTRAINT "board_counters_check" CHECK ("tasks_count" >= 0 AND "completed_tasks_count" >= 0);
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_self_check" CHECK ("predecessor_id" <> "successor_id");

-- Reads that the documents describe.
CREATE INDEX "task_of_board_idx" ON "task" ("board_id", "stage_id", "position") WHERE "archived_at" IS NULL AND "parent_id" IS NULL;
CREATE INDEX "task_reminder_idx" ON "task" ("remind_at") WHERE "remind_at" IS NOT NULL AND "reminded_at" IS NULL;
CREATE INDEX "notification_unread_idx" ON "notification_recipient" ("user_id") WHERE "marked_read_at" IS NULL;
