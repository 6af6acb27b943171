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
CREATE TYPE "board_view_name" AS ENUM ('kanban', 'list', 'table', 'calendar', 'timeline');

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
CREATE TYPE "attachment_owner" AS ENUM ('TASK', 'task_description', 'comment_image', 'BOARD', 'task_cover');

-- CreateEnum
CREATE TYPE "attachment_status" AS ENUM ('ACTIVE', 'INACTIVE', 'DELETED');

-- CreateEnum
CREATE TYPE "file_move_state" AS ENUM ('running', 'done', 'canceled', 'stopped');

-- CreateEnum
CREATE TYPE "moved_kind" AS ENUM ('attachment', 'photo', 'logo', 'trash');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sending', 'sent', 'failed', 'dead', 'stored');

-- CreateEnum
CREATE TYPE "trash_kind" AS ENUM ('task', 'stage', 'board', 'comment');

-- CreateEnum
CREATE TYPE "time_track_status" AS ENUM ('commited', 'active', 'paused', 'completed');

-- CreateEnum
CREATE TYPE "submission_kind" AS ENUM ('idea', 'comment', 'reply');

-- CreateEnum
CREATE TYPE "submission_state" AS ENUM ('pending', 'rejected', 'spam');

-- CreateEnum
CREATE TYPE "delivery_outcome" AS ENUM ('delivered', 'given_up', 'skipped');

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
    "photo_driver" VARCHAR(50) NOT NULL DEFAULT 'local',
    "last_digest_on" DATE,
    "deactivated_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_name" (
    "name" VARCHAR(254) NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "user_name_pkey" PRIMARY KEY ("name")
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
    "wordpress_hash" VARCHAR(255),
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
    "public_slug" VARCHAR(100),
    "former_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_indexed" BOOLEAN NOT NULL DEFAULT false,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "moderates_ideas" BOOLEAN NOT NULL DEFAULT false,
    "moderates_comments" BOOLEAN NOT NULL DEFAULT false,
    "has_custom_field_order" BOOLEAN NOT NULL DEFAULT false,
    "tasks_reset_at" TIMESTAMPTZ(3),
    "stages_reset_at" TIMESTAMPTZ(3),
    "labels_reset_at" TIMESTAMPTZ(3),
    "tasks_archived_at" TIMESTAMPTZ(3),
    "stages_archived_at" TIMESTAMPTZ(3),
    "members_changed_at" TIMESTAMPTZ(3),
    "title_changed_at" TIMESTAMPTZ(3),
    "description_changed_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_copy" (
    "board_id" INTEGER NOT NULL,
    "source_id" INTEGER NOT NULL,
    "stages" JSONB NOT NULL,
    "labels" JSONB NOT NULL,
    "fields" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_copy_pkey" PRIMARY KEY ("board_id")
);

-- CreateTable
CREATE TABLE "template_copy_batch" (
    "board_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "task_ids" INTEGER[] NOT NULL,

    CONSTRAINT "template_copy_batch_pkey" PRIMARY KEY ("board_id","number")
);

-- CreateTable
CREATE TABLE "board_member" (
    "board_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" "board_role" NOT NULL DEFAULT 'member',
    "preferences" JSONB NOT NULL DEFAULT '{}',
    "invited_email" VARCHAR(254),
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
CREATE TABLE "board_view" (
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "view" "board_view_name" NOT NULL DEFAULT 'kanban',
    "layout" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_view_pkey" PRIMARY KEY ("user_id","board_id")
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
    "filter" TEXT NOT NULL,
    "is_shared" BOOLEAN NOT NULL DEFAULT false,
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
    "source" VARCHAR(100) DEFAULT 'web',
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
    "logged_minutes" INTEGER NOT NULL DEFAULT 0,
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
    "label_ids" INTEGER[] DEFAULT '{}',
    "assignee_ids" INTEGER[] DEFAULT '{}',

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
    "guest_key" VARCHAR(64),
    "raw_description" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "is_markdown" BOOLEAN NOT NULL DEFAULT false,
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
CREATE TABLE "comment_reaction" (
    "comment_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "emoji" VARCHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_reaction_pkey" PRIMARY KEY ("comment_id","user_id","emoji")
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
    "thumbnail_size" INTEGER,
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
    "received_bytes" BIGINT NOT NULL DEFAULT 0,
    "chunks" TEXT[],
    "driver" VARCHAR(50) NOT NULL DEFAULT 'local',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discarded_file" (
    "id" SERIAL NOT NULL,
    "driver" VARCHAR(50) NOT NULL,
    "file_path" TEXT NOT NULL,
    "remove_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discarded_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bucket" (
    "id" SERIAL NOT NULL,
    "driver" VARCHAR(30) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "endpoint" VARCHAR(500) NOT NULL,
    "region" VARCHAR(100) NOT NULL,
    "account_id" VARCHAR(100) NOT NULL DEFAULT '',
    "sub_folder" VARCHAR(255) NOT NULL DEFAULT '',
    "public_url" VARCHAR(500) NOT NULL DEFAULT '',
    "encrypted_keys" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bucket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_move" (
    "id" SERIAL NOT NULL,
    "target" VARCHAR(50) NOT NULL,
    "state" "file_move_state" NOT NULL DEFAULT 'running',
    "problem" TEXT,
    "files_total" INTEGER NOT NULL,
    "bytes_total" BIGINT NOT NULL,
    "files_done" INTEGER NOT NULL DEFAULT 0,
    "bytes_done" BIGINT NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "file_move_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_move_failure" (
    "move_id" INTEGER NOT NULL,
    "kind" "moved_kind" NOT NULL,
    "record_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "file_move_failure_pkey" PRIMARY KEY ("move_id","kind","record_id")
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
    "from_stage_id" INTEGER,
    "to_stage_id" INTEGER,
    "subject_id" INTEGER,
    -- As what reports count it: a place in KIND_KEYS (lib/reports/activity-kinds.ts). Numbers are counted in half the time that words take.
    "report_kind" SMALLINT GENERATED ALWAYS AS (CASE
      WHEN "action" = 'changed' AND "column" = 'stage' THEN 0
      WHEN "action" = 'added' AND "column" IN ('comment', 'a reply') THEN 1
      WHEN "action" IN ('created', 'cloned') AND "column" = 'task' THEN 2
      WHEN "action" = 'added' AND "column" = 'subtask' THEN 3
      WHEN "action" = 'added' AND "column" = 'attachment' THEN 4
      WHEN "action" IN ('added', 'removed') AND "column" = 'label' THEN 5
      WHEN "action" IN ('added', 'changed', 'removed') AND "column" = 'Due Date' THEN 6
      ELSE 7 END) STORED,
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
    "kind" VARCHAR(60) NOT NULL,
    "description" TEXT,
    "settings" JSONB,
    "actor_id" INTEGER,
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
CREATE TABLE "mail_event" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "guest_name" VARCHAR(250),
    "kind" VARCHAR(60) NOT NULL,
    "comment_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(191),
    "kind" VARCHAR(50) NOT NULL,
    "user_id" INTEGER,
    "task_id" INTEGER,
    "board_ids" INTEGER[] NOT NULL DEFAULT '{}',
    "invitation_id" INTEGER,
    "news" JSONB,
    "to_address" VARCHAR(320) NOT NULL,
    "subject" VARCHAR(500) NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "state" "mail_state" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "handed_at" TIMESTAMPTZ(3),
    "message_id" VARCHAR(300),
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trash_item" (
    "id" SERIAL NOT NULL,
    "kind" "trash_kind" NOT NULL,
    "record_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER,
    "title" TEXT NOT NULL,
    "contents" INTEGER NOT NULL DEFAULT 0,
    "author_id" INTEGER,
    "deleted_by" INTEGER,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trash_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trash_row" (
    "id" BIGSERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "table_name" VARCHAR(63) NOT NULL,
    "column_name" VARCHAR(63),
    "record_id" INTEGER,
    "row" JSONB NOT NULL,

    CONSTRAINT "trash_row_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_search" (
    "task_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "task_search_pkey" PRIMARY KEY ("task_id")
);

-- CreateTable
CREATE TABLE "comment_search" (
    "comment_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "comment_search_pkey" PRIMARY KEY ("comment_id")
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
CREATE TABLE "timer" (
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "task_id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "running_since" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "counted_seconds" INTEGER NOT NULL DEFAULT 0,
    "warned_at" TIMESTAMPTZ(3),

    CONSTRAINT "timer_pkey" PRIMARY KEY ("user_id")
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

-- CreateTable
CREATE TABLE "idea_follower" (
    "id" SERIAL NOT NULL,
    "task_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "email" VARCHAR(254),
    "locale" VARCHAR(20),
    "confirmed_at" TIMESTAMPTZ(3),
    "notified_stage_id" INTEGER,
    "notified_status" "task_status" NOT NULL DEFAULT 'open',
    "notified_answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idea_follower_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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
CREATE TABLE "webhook_call" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "status" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "task_id" INTEGER,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_call_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_mail_address" (
    "board_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "key_digest" VARCHAR(64) NOT NULL,
    "encrypted_key" TEXT NOT NULL,
    "stage_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_mail_address_pkey" PRIMARY KEY ("board_id","user_id")
);

-- CreateTable
CREATE TABLE "calendar_feed" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER,
    "key_digest" VARCHAR(64) NOT NULL,
    "encrypted_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_delivery" (
    "id" SERIAL NOT NULL,
    "recipient_id" INTEGER NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "received_mail" (
    "digest" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "received_mail_pkey" PRIMARY KEY ("digest")
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
    "all_boards" BOOLEAN NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "failed_at" TIMESTAMPTZ(3)[] NOT NULL DEFAULT '{}',
    "disabled_at" TIMESTAMPTZ(3),
    "owner_id" INTEGER,
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
    "activity_id" INTEGER,
    "event" VARCHAR(50) NOT NULL,
    "outcome" "delivery_outcome",
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tried_at" TIMESTAMPTZ(3),
    "milliseconds" INTEGER,
    "request" TEXT,
    "status" INTEGER,
    "answer" TEXT,
    "problem" TEXT,
    "ended_at" TIMESTAMPTZ(3),
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
    "seed" UUID NOT NULL DEFAULT gen_random_uuid(),
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
    "folder_id" INTEGER,
    "source" VARCHAR(50) NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "status" "import_status" NOT NULL DEFAULT 'queued',
    "phase" VARCHAR(50) NOT NULL DEFAULT 'queued',
    "percentage" INTEGER NOT NULL DEFAULT 0,
    "completed" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',
    "file_path" TEXT,
    "driver" VARCHAR(50) NOT NULL DEFAULT 'local',
    "options" JSONB NOT NULL DEFAULT '{}',
    "report" JSONB NOT NULL DEFAULT '{}',
    "encrypted_credentials" TEXT,
    "cancelled_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_batch" (
    "session_id" UUID NOT NULL,
    "page" INTEGER NOT NULL,
    "tasks" JSONB NOT NULL,
    "task_count" INTEGER NOT NULL,
    "imported_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_batch_pkey" PRIMARY KEY ("session_id","page")
);

-- CreateTable
CREATE TABLE "import_reference" (
    "session_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "source" VARCHAR(191) NOT NULL,
    "record_id" INTEGER NOT NULL,

    CONSTRAINT "import_reference_pkey" PRIMARY KEY ("session_id","kind","source")
);

-- CreateTable
CREATE TABLE "assistant_use" (
    "month" DATE NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "assistant_use_pkey" PRIMARY KEY ("month")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_photo_key_key" ON "user"("photo_key");

-- CreateIndex
CREATE INDEX "user_search_trigram_idx" ON "user" USING GIN ("display_name" gin_trgm_ops, "login" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_name_user_id_idx" ON "user_name"("user_id");

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
CREATE UNIQUE INDEX "board_public_slug_key" ON "board"("public_slug");

-- CreateIndex
CREATE INDEX "board_type_archived_at_created_at_idx" ON "board"("type", "archived_at", "created_at");

-- CreateIndex
CREATE INDEX "board_former_slugs_idx" ON "board" USING GIN ("former_slugs");

-- CreateIndex
CREATE INDEX "board_title_trigram_idx" ON "board" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "board_folder_id_idx" ON "board"("folder_id");

-- CreateIndex
CREATE INDEX "board_created_by_idx" ON "board"("created_by");

-- CreateIndex
CREATE INDEX "template_copy_source_id_idx" ON "template_copy"("source_id");

-- CreateIndex
CREATE INDEX "board_member_user_id_idx" ON "board_member"("user_id");

-- CreateIndex
CREATE INDEX "board_pin_board_id_idx" ON "board_pin"("board_id");

-- CreateIndex
CREATE INDEX "board_visit_user_id_visited_at_idx" ON "board_visit"("user_id", "visited_at");

-- CreateIndex
CREATE INDEX "board_visit_board_id_idx" ON "board_visit"("board_id");

-- CreateIndex
CREATE INDEX "board_view_board_id_idx" ON "board_view"("board_id");

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
CREATE INDEX "task_updated_at_id_idx" ON "task"("updated_at", "id");

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
CREATE INDEX "comment_reaction_user_id_idx" ON "comment_reaction"("user_id");

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
CREATE INDEX "discarded_file_remove_at_idx" ON "discarded_file"("remove_at");

-- CreateIndex
CREATE UNIQUE INDEX "discarded_file_driver_file_path_key" ON "discarded_file"("driver", "file_path");

-- CreateIndex
CREATE UNIQUE INDEX "bucket_driver_endpoint_name_sub_folder_key" ON "bucket"("driver", "endpoint", "name", "sub_folder");

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
CREATE INDEX "notification_actor_id_idx" ON "notification"("actor_id");

-- CreateIndex
CREATE INDEX "notification_recipient_user_id_marked_read_at_id_idx" ON "notification_recipient"("user_id", "marked_read_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_recipient_notification_id_user_id_key" ON "notification_recipient"("notification_id", "user_id");

-- CreateIndex
CREATE INDEX "mail_event_task_id_user_id_actor_id_idx" ON "mail_event"("task_id", "user_id", "actor_id");

-- CreateIndex
CREATE INDEX "mail_event_user_id_idx" ON "mail_event"("user_id");

-- CreateIndex
CREATE INDEX "mail_event_actor_id_idx" ON "mail_event"("actor_id");

-- CreateIndex
CREATE INDEX "mail_event_comment_id_idx" ON "mail_event"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_key_key" ON "mail"("key");

-- CreateIndex
CREATE INDEX "mail_state_created_at_idx" ON "mail"("state", "created_at");

-- CreateIndex
CREATE INDEX "mail_user_id_idx" ON "mail"("user_id");

-- CreateIndex
CREATE INDEX "mail_task_id_idx" ON "mail"("task_id");

-- CreateIndex
CREATE INDEX "trash_item_board_id_deleted_at_idx" ON "trash_item"("board_id", "deleted_at");

-- CreateIndex
CREATE INDEX "trash_item_deleted_at_idx" ON "trash_item"("deleted_at");

-- CreateIndex
CREATE INDEX "trash_item_author_id_idx" ON "trash_item"("author_id");

-- CreateIndex
CREATE INDEX "trash_item_deleted_by_idx" ON "trash_item"("deleted_by");

-- CreateIndex
CREATE UNIQUE INDEX "trash_item_kind_record_id_key" ON "trash_item"("kind", "record_id");

-- CreateIndex
CREATE INDEX "trash_row_item_id_table_name_record_id_idx" ON "trash_row"("item_id", "table_name", "record_id");

-- CreateIndex
CREATE INDEX "task_search_document_idx" ON "task_search" USING GIN ("document");

-- CreateIndex
CREATE INDEX "task_search_title_trigram_idx" ON "task_search" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "comment_search_task_id_idx" ON "comment_search"("task_id");

-- CreateIndex
CREATE INDEX "comment_search_document_idx" ON "comment_search" USING GIN ("document");

-- CreateIndex
CREATE INDEX "time_track_task_id_created_at_idx" ON "time_track"("task_id", "created_at");

-- CreateIndex
CREATE INDEX "time_track_user_id_completed_at_idx" ON "time_track"("user_id", "completed_at");

-- CreateIndex
CREATE INDEX "timer_task_id_board_id_idx" ON "timer"("task_id", "board_id");

-- CreateIndex
CREATE INDEX "timer_board_id_idx" ON "timer"("board_id");

-- CreateIndex
CREATE INDEX "idea_vote_task_id_address_key_idx" ON "idea_vote"("task_id", "address_key");

-- CreateIndex
CREATE INDEX "idea_vote_user_id_idx" ON "idea_vote"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_vote_task_id_user_id_key" ON "idea_vote"("task_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_vote_task_id_guest_key_key" ON "idea_vote"("task_id", "guest_key");

-- CreateIndex
CREATE INDEX "idea_answered_by_idx" ON "idea"("answered_by");

-- CreateIndex
CREATE INDEX "idea_merged_into_id_idx" ON "idea"("merged_into_id");

-- CreateIndex
CREATE INDEX "idea_follower_user_id_idx" ON "idea_follower"("user_id");

-- CreateIndex
CREATE INDEX "idea_follower_notified_stage_id_idx" ON "idea_follower"("notified_stage_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_follower_task_id_user_id_key" ON "idea_follower"("task_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "idea_follower_task_id_email_key" ON "idea_follower"("task_id", "email");

-- CreateIndex
CREATE INDEX "submission_board_id_state_created_at_idx" ON "submission"("board_id", "state", "created_at");

-- CreateIndex
CREATE INDEX "submission_task_id_board_id_idx" ON "submission"("task_id", "board_id");

-- CreateIndex
CREATE INDEX "submission_parent_id_idx" ON "submission"("parent_id");

-- CreateIndex
CREATE INDEX "submission_user_id_idx" ON "submission"("user_id");

-- CreateIndex
CREATE INDEX "submission_decided_by_idx" ON "submission"("decided_by");

-- CreateIndex
CREATE INDEX "blocked_guest_board_id_created_at_idx" ON "blocked_guest"("board_id", "created_at");

-- CreateIndex
CREATE INDEX "blocked_guest_created_by_idx" ON "blocked_guest"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_key_digest_key" ON "webhook"("key_digest");

-- CreateIndex
CREATE INDEX "webhook_board_id_idx" ON "webhook"("board_id");

-- CreateIndex
CREATE INDEX "webhook_stage_id_board_id_idx" ON "webhook"("stage_id", "board_id");

-- CreateIndex
CREATE INDEX "webhook_created_by_idx" ON "webhook"("created_by");

-- CreateIndex
CREATE INDEX "webhook_call_webhook_id_id_idx" ON "webhook_call"("webhook_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "board_mail_address_key_digest_key" ON "board_mail_address"("key_digest");

-- CreateIndex
CREATE INDEX "board_mail_address_user_id_idx" ON "board_mail_address"("user_id");

-- CreateIndex
CREATE INDEX "board_mail_address_stage_id_board_id_idx" ON "board_mail_address"("stage_id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_key_digest_key" ON "calendar_feed"("key_digest");

-- CreateIndex
CREATE INDEX "calendar_feed_board_id_idx" ON "calendar_feed"("board_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feed_user_id_board_id_key" ON "calendar_feed"("user_id", "board_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_digest_key" ON "push_subscription"("endpoint_digest");

-- CreateIndex
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription"("user_id");

-- CreateIndex
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription"("session_id");

-- CreateIndex
CREATE INDEX "push_subscription_application_password_uuid_idx" ON "push_subscription"("application_password_uuid");

-- CreateIndex
CREATE INDEX "push_subscription_service_idx" ON "push_subscription"("service");

-- CreateIndex
CREATE INDEX "push_delivery_recipient_id_idx" ON "push_delivery"("recipient_id");

-- CreateIndex
CREATE INDEX "push_delivery_subscription_id_next_try_at_idx" ON "push_delivery"("subscription_id", "next_try_at");

-- CreateIndex
CREATE INDEX "received_mail_created_at_idx" ON "received_mail"("created_at");

-- CreateIndex
CREATE INDEX "outgoing_webhook_owner_id_idx" ON "outgoing_webhook"("owner_id");

-- CreateIndex
CREATE INDEX "outgoing_webhook_board_board_id_idx" ON "outgoing_webhook_board"("board_id");

-- CreateIndex
CREATE INDEX "outgoing_webhook_delivery_webhook_id_id_idx" ON "outgoing_webhook_delivery"("webhook_id", "id");

-- CreateIndex
CREATE INDEX "outgoing_webhook_delivery_activity_id_idx" ON "outgoing_webhook_delivery"("activity_id");

-- CreateIndex
CREATE INDEX "outgoing_webhook_delivery_ended_at_idx" ON "outgoing_webhook_delivery"("ended_at");

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

-- CreateIndex
CREATE INDEX "import_session_folder_id_idx" ON "import_session"("folder_id");

-- AddForeignKey
ALTER TABLE "user_name" ADD CONSTRAINT "user_name_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "template_copy" ADD CONSTRAINT "template_copy_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_copy" ADD CONSTRAINT "template_copy_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_copy_batch" ADD CONSTRAINT "template_copy_batch_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "template_copy"("board_id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "board_view" ADD CONSTRAINT "board_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_view" ADD CONSTRAINT "board_view_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_reaction" ADD CONSTRAINT "comment_reaction_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "file_move_failure" ADD CONSTRAINT "file_move_failure_move_id_fkey" FOREIGN KEY ("move_id") REFERENCES "file_move"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_recipient" ADD CONSTRAINT "notification_recipient_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_recipient" ADD CONSTRAINT "notification_recipient_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_event" ADD CONSTRAINT "mail_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_event" ADD CONSTRAINT "mail_event_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_event" ADD CONSTRAINT "mail_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_event" ADD CONSTRAINT "mail_event_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash_item" ADD CONSTRAINT "trash_item_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash_item" ADD CONSTRAINT "trash_item_deleted_by_fkey" FOREIGN KEY ("deleted_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash_row" ADD CONSTRAINT "trash_row_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "trash_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_search" ADD CONSTRAINT "task_search_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_search" ADD CONSTRAINT "comment_search_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_track" ADD CONSTRAINT "time_track_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer" ADD CONSTRAINT "timer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer" ADD CONSTRAINT "timer_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer" ADD CONSTRAINT "timer_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_vote" ADD CONSTRAINT "idea_vote_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_vote" ADD CONSTRAINT "idea_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea" ADD CONSTRAINT "idea_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea" ADD CONSTRAINT "idea_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea" ADD CONSTRAINT "idea_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_notified_stage_id_fkey" FOREIGN KEY ("notified_stage_id") REFERENCES "stage"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_task_id_board_id_fkey" FOREIGN KEY ("task_id", "board_id") REFERENCES "task"("id", "board_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_guest" ADD CONSTRAINT "blocked_guest_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocked_guest" ADD CONSTRAINT "blocked_guest_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage"("id", "board_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_call" ADD CONSTRAINT "webhook_call_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_mail_address" ADD CONSTRAINT "board_mail_address_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_mail_address" ADD CONSTRAINT "board_mail_address_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_mail_address" ADD CONSTRAINT "board_mail_address_stage_id_board_id_fkey" FOREIGN KEY ("stage_id", "board_id") REFERENCES "stage"("id", "board_id") ON DELETE SET NULL ("stage_id") ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_application_password_uuid_fkey" FOREIGN KEY ("application_password_uuid") REFERENCES "application_password"("uuid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "notification_recipient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook" ADD CONSTRAINT "outgoing_webhook_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_board" ADD CONSTRAINT "outgoing_webhook_board_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "outgoing_webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_board" ADD CONSTRAINT "outgoing_webhook_board_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_delivery" ADD CONSTRAINT "outgoing_webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "outgoing_webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_webhook_delivery" ADD CONSTRAINT "outgoing_webhook_delivery_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_session" ADD CONSTRAINT "import_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_session" ADD CONSTRAINT "import_session_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_session" ADD CONSTRAINT "import_session_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "import_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_reference" ADD CONSTRAINT "import_reference_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "import_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on: what the Prisma schema cannot say.

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

-- Two things never share a place in their list. Archived ones all rest at 0. Deferrable, so that one statement can move several.
ALTER TABLE "stage" ADD CONSTRAINT "stage_place_key" EXCLUDE USING btree ("board_id" WITH =, "position" WITH =) WHERE ("archived_at" IS NULL) DEFERRABLE;
ALTER TABLE "task" ADD CONSTRAINT "task_place_key" EXCLUDE USING btree ("stage_id" WITH =, "position" WITH =) WHERE ("archived_at" IS NULL AND "parent_id" IS NULL) DEFERRABLE;
ALTER TABLE "custom_field" ADD CONSTRAINT "custom_field_place_key" EXCLUDE USING btree ("board_id" WITH =, "position" WITH =) DEFERRABLE;
ALTER TABLE "idea_follower" ADD CONSTRAINT "idea_follower_is_one" CHECK (("user_id" IS NULL) <> ("email" IS NULL));
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_registered_by_check" CHECK (num_nonnulls("session_id", "application_password_uuid") = 1);
ALTER TABLE "timer" ADD CONSTRAINT "timer_counted_check" CHECK ("counted_seconds" >= 0);

-- People are found by login or address in any case.
CREATE UNIQUE INDEX "user_login_key" ON "user" (lower("login"));
CREATE UNIQUE INDEX "user_email_key" ON "user" (lower("email"));
CREATE UNIQUE INDEX "invitation_pending_key" ON "invitation" ("board_id", lower("email")) WHERE "used_at" IS NULL;
CREATE UNIQUE INDEX "subtask_place_key" ON "task" ("subtask_group_id", "position") WHERE "archived_at" IS NULL AND "parent_id" IS NOT NULL;

-- Reads that the documents describe.
CREATE INDEX "task_of_board_idx" ON "task" ("board_id", "stage_id", "position") WHERE "archived_at" IS NULL AND "parent_id" IS NULL;
CREATE INDEX "task_reminder_idx" ON "task" ("remind_at") WHERE "remind_at" IS NOT NULL AND "reminded_at" IS NULL;
CREATE INDEX "notification_unread_idx" ON "notification_recipient" ("user_id") WHERE "marked_read_at" IS NULL;
CREATE INDEX "activity_board_id_created_at_idx" ON "activity" ("board_id", "created_at") INCLUDE ("task_id", "created_by", "report_kind");
CREATE INDEX "board_template_idx" ON "board" ("created_at") WHERE "is_template";
CREATE INDEX "stage_template_idx" ON "stage" ("board_id") WHERE "is_template" AND "archived_at" IS NULL;
CREATE INDEX "task_template_idx" ON "task" ("board_id") WHERE "is_template" AND "archived_at" IS NULL AND "parent_id" IS NULL;
CREATE INDEX "application_password_wordpress_hash_idx" ON "application_password" ("user_id") WHERE "wordpress_hash" IS NOT NULL;
CREATE INDEX "time_track_done_at_idx" ON "time_track" ("board_id", (coalesce("completed_at", "started_at")));
CREATE INDEX "task_reports_idx" ON "task" ("board_id", (greatest("created_at", "updated_at", "last_completed_at")))
  INCLUDE ("id", "stage_id", "status", "priority", "created_at", "updated_at", "last_completed_at", "due_at", "estimated_minutes", "label_ids", "assignee_ids")
  WHERE "parent_id" IS NULL AND "archived_at" IS NULL;

-- What the flow of a board is computed from, in the order of its tasks, without the lines themselves.
CREATE INDEX "activity_flow_idx" ON "activity" ("board_id", "task_id", "created_at", "id")
  INCLUDE ("action", "column", "from_stage_id", "to_stage_id")
  WHERE "task_id" IS NOT NULL AND (("action" = 'changed' AND "column" = 'stage') OR ("action" = 'moved' AND "column" = 'board')
    OR ("action" IN ('closed', 'reopened', 'archived', 'restored') AND "column" = 'task'));

-- The next delivery of a webhook, however long its log.
CREATE INDEX "outgoing_webhook_delivery_waiting_idx" ON "outgoing_webhook_delivery"("webhook_id", "id") WHERE "outcome" IS NULL;

-- A call with the source and id of an earlier one returns the task of that one.
CREATE INDEX "task_source_idx" ON "task" ("board_id", "source_id", "source") WHERE "source_id" IS NOT NULL;
CREATE UNIQUE INDEX "file_move_running_key" ON "file_move" ("state") WHERE "state" = 'running';
CREATE INDEX "attachment_stored_idx" ON "attachment" ("driver", "id") WHERE "file_path" IS NOT NULL;
CREATE INDEX "user_photo_stored_idx" ON "user" ("photo_driver", "id") WHERE "photo_file" IS NOT NULL;

-- For moves of files and for the places that still have some.
CREATE INDEX "trash_row_file_idx" ON "trash_row"(("row" ->> 'driver')) WHERE "table_name" = 'attachment' AND "column_name" IS NULL;

-- Every write tells those who look at its board, whatever program makes it: the database itself notifies `boards_live`.
-- Within a transaction PostgreSQL sends equal messages once, and none of a transaction that fails. `at` is the transaction:
-- those who were told of it can be answered from one reading that has seen it.
-- One message per board and statement.
CREATE FUNCTION "tell_live_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', TG_ARGV[0], 'at', pg_current_xact_id()::text)::text) FROM (SELECT DISTINCT board_id FROM changed) boards;
  RETURN NULL;
END $$;

-- Tasks; subtasks are tasks.
CREATE TRIGGER "task_inserted_live" AFTER INSERT ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('tasks');
CREATE TRIGGER "task_updated_live" AFTER UPDATE ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('tasks');
CREATE TRIGGER "stage_inserted_live" AFTER INSERT ON "stage" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('stages');
CREATE TRIGGER "stage_updated_live" AFTER UPDATE ON "stage" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('stages');
CREATE TRIGGER "label_inserted_live" AFTER INSERT ON "label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('labels');
CREATE TRIGGER "label_updated_live" AFTER UPDATE ON "label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('labels');

-- Of a member's preferences nobody else hears.
CREATE TRIGGER "board_member_inserted_live" AFTER INSERT ON "board_member" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('members');

-- Whoever looks at a board hears of its custom fields: they are part of the board.
CREATE TRIGGER "custom_field_inserted_live" AFTER INSERT ON "custom_field" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('board');
CREATE TRIGGER "custom_field_updated_live" AFTER UPDATE ON "custom_field" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('board');

-- The number of ideas and comments that wait for a moderator is live on open boards.
CREATE TRIGGER "submission_inserted_live" AFTER INSERT ON "submission" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('submissions');
CREATE TRIGGER "submission_updated_live" AFTER UPDATE ON "submission" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_changed('submissions');

-- What goes with its board is told by the board.
CREATE FUNCTION "tell_live_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', id, 'what', TG_ARGV[0], 'at', pg_current_xact_id()::text)::text) FROM public.board WHERE id IN (SELECT board_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER "stage_deleted_live" AFTER DELETE ON "stage" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('stages');
CREATE TRIGGER "label_deleted_live" AFTER DELETE ON "label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('labels');
CREATE TRIGGER "board_member_deleted_live" AFTER DELETE ON "board_member" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('members');
CREATE TRIGGER "custom_field_deleted_live" AFTER DELETE ON "custom_field" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('board');
CREATE TRIGGER "submission_deleted_live" AFTER DELETE ON "submission" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_deleted('submissions');

-- A message holds 8,000 bytes at most.
CREATE FUNCTION "tell_live_tasks_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'tasks', 'at', pg_current_xact_id()::text, 'gone', CASE WHEN count(*) <= 200 THEN json_agg(id ORDER BY id) END)::text)
  FROM changed WHERE EXISTS (SELECT FROM public.board WHERE board.id = changed.board_id)
  GROUP BY board_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_deleted_live" AFTER DELETE ON "task" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_tasks_deleted();

CREATE FUNCTION "tell_live_task_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', OLD.board_id, 'what', 'tasks', 'at', pg_current_xact_id()::text, 'gone', json_build_array(OLD.id))::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "task_left_live" AFTER UPDATE OF "board_id" ON "task" FOR EACH ROW WHEN (OLD.board_id <> NEW.board_id) EXECUTE FUNCTION tell_live_task_left();

CREATE FUNCTION "tell_live_board"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', OLD.id, 'what', 'board', 'at', pg_current_xact_id()::text)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "board_deleted_live" AFTER DELETE ON "board" FOR EACH ROW EXECUTE FUNCTION tell_live_board();
CREATE TRIGGER "board_updated_live" AFTER UPDATE ON "board" FOR EACH ROW WHEN (
  (OLD.parent_id, OLD.folder_id, OLD.title, OLD.description, OLD.type, OLD.currency, OLD.background_id, OLD.background_color, OLD.background_image_url, OLD.background_is_image,
    OLD.is_template, OLD.template_description, OLD.template_category, OLD.task_creation_status, OLD.task_creation_total, OLD.enable_time_tracking, OLD.enable_recurring_tasks,
    OLD.enable_stage_change_email, OLD.roadmap_page_id, OLD.crm_contact_id, OLD.public_access_enabled, OLD.public_access_secret, OLD.public_slug, OLD.is_indexed, OLD.is_private, OLD.moderates_ideas, OLD.moderates_comments, OLD.has_custom_field_order, OLD.archived_at)
  IS DISTINCT FROM
  (NEW.parent_id, NEW.folder_id, NEW.title, NEW.description, NEW.type, NEW.currency, NEW.background_id, NEW.background_color, NEW.background_image_url, NEW.background_is_image,
    NEW.is_template, NEW.template_description, NEW.template_category, NEW.task_creation_status, NEW.task_creation_total, NEW.enable_time_tracking, NEW.enable_recurring_tasks,
    NEW.enable_stage_change_email, NEW.roadmap_page_id, NEW.crm_contact_id, NEW.public_access_enabled, NEW.public_access_secret, NEW.public_slug, NEW.is_indexed, NEW.is_private, NEW.moderates_ideas, NEW.moderates_comments, NEW.has_custom_field_order, NEW.archived_at)
) EXECUTE FUNCTION tell_live_board();

CREATE FUNCTION "tell_live_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', NEW.board_id, 'what', 'members', 'at', pg_current_xact_id()::text)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "board_member_updated_live" AFTER UPDATE OF "role" ON "board_member" FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION tell_live_member();

CREATE FUNCTION "tell_live_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('session', OLD.id)::text);
  RETURN NULL;
END $$;

-- Who may look. An expired session has no viewer any more.
CREATE TRIGGER "session_deleted_live" AFTER DELETE ON "session" FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_live_session();

CREATE FUNCTION "tell_live_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('user', OLD.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "user_deleted_live" AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION tell_live_user();
CREATE TRIGGER "user_rights_live" AFTER UPDATE OF "role", "is_service_admin", "deactivated_at" ON "user" FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR OLD.is_service_admin <> NEW.is_service_admin OR OLD.deactivated_at IS DISTINCT FROM NEW.deactivated_at) EXECUTE FUNCTION tell_live_user();

-- However a row goes, with its task, its board or by itself: its files are removed.
CREATE FUNCTION "discard_files_of_attachments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path)
  SELECT gone.driver, file.path FROM gone CROSS JOIN LATERAL (VALUES (gone.file_path), (gone.thumbnail_path)) AS file (path) WHERE file.path IS NOT NULL
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
CREATE TRIGGER "attachment_deleted_files" AFTER DELETE ON "attachment" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_attachments();

CREATE FUNCTION "discard_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path) VALUES (OLD.photo_driver, OLD.photo_file)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
CREATE TRIGGER "user_photo_deleted" AFTER DELETE ON "user" FOR EACH ROW WHEN (OLD.photo_file IS NOT NULL) EXECUTE FUNCTION discard_photo();
CREATE TRIGGER "user_photo_changed" AFTER UPDATE OF "photo_file" ON "user" FOR EACH ROW WHEN (OLD.photo_file IS NOT NULL AND OLD.photo_file IS DISTINCT FROM NEW.photo_file) EXECUTE FUNCTION discard_photo();

-- An image that no comment has is nobody's news.
CREATE FUNCTION "tell_live_comment_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', task.board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', json_build_array(task.id))::text)
  FROM public.task WHERE task.id = coalesce(NEW.task_id, OLD.task_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "comment_image_inserted_live" AFTER INSERT ON "attachment" FOR EACH ROW WHEN (NEW.comment_id IS NOT NULL) EXECUTE FUNCTION tell_live_comment_image();
CREATE TRIGGER "comment_image_deleted_live" AFTER DELETE ON "attachment" FOR EACH ROW WHEN (OLD.comment_id IS NOT NULL) EXECUTE FUNCTION tell_live_comment_image();
CREATE TRIGGER "comment_image_updated_live" AFTER UPDATE OF "comment_id", "thumbnail_path" ON "attachment" FOR EACH ROW
  WHEN (NEW.comment_id IS NOT NULL AND (OLD.comment_id, OLD.thumbnail_path) IS DISTINCT FROM (NEW.comment_id, NEW.thumbnail_path)
    AND (OLD.comment_id IS DISTINCT FROM NEW.comment_id OR OLD.driver IS NOT DISTINCT FROM NEW.driver)) EXECUTE FUNCTION tell_live_comment_image();

-- Who has other notifications than before hears of it, wherever he is: new ones, read ones, and those of a board that he lost.
-- A message holds 8000 bytes at most.
CREATE FUNCTION "tell_live_told"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('told', json_agg(user_id ORDER BY user_id))::text)
  FROM (SELECT user_id, (row_number() OVER (ORDER BY user_id) - 1) / 500 AS part FROM (SELECT DISTINCT user_id FROM changed) people) parts
  GROUP BY part;
  RETURN NULL;
END $$;
CREATE TRIGGER "notification_recipient_inserted_live" AFTER INSERT ON "notification_recipient" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "notification_recipient_updated_live" AFTER UPDATE ON "notification_recipient" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "notification_recipient_deleted_live" AFTER DELETE ON "notification_recipient" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();
CREATE TRIGGER "board_member_deleted_told" AFTER DELETE ON "board_member" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_told();

-- Which mails somebody wants is said by the membership alone. Who has switched one off for all boards, or has unsubscribed
-- from it, does not get it from a board that he joins later either: the membership begins with what is off by then.
-- The settings are held until it is written, so that whoever saves them meanwhile finds this board among the person's.
CREATE FUNCTION "begin_with_mails_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(jsonb_object_agg(mail, false), '{}') INTO NEW.preferences
  FROM (SELECT value FROM user_setting WHERE user_id = NEW.user_id AND key = 'notifications' FOR SHARE) saved,
    unnest('{email_after_comment,email_after_task_assign,email_after_task_stage_change,email_after_task_due_date_change,email_after_remove_from_task,email_after_task_archive}'::text[]) mail
  WHERE saved.value -> mail = 'false';
  RETURN NEW;
END $$;
CREATE TRIGGER "board_member_begins" BEFORE INSERT ON "board_member" FOR EACH ROW WHEN (NEW.preferences = '{}') EXECUTE FUNCTION begin_with_mails_off();

CREATE FUNCTION "keep_user_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_name WHERE user_id = NEW.id AND name NOT IN (lower(NEW.login), lower(NEW.email));
  INSERT INTO user_name (name, user_id)
  SELECT DISTINCT lower(said), NEW.id FROM unnest(ARRAY[NEW.login, NEW.email]::text[]) said
  WHERE NOT EXISTS (SELECT 1 FROM user_name known WHERE known.user_id = NEW.id AND known.name = lower(said));
  RETURN NULL;
END $$;
CREATE TRIGGER "user_names" AFTER INSERT OR UPDATE OF "login", "email" ON "user" FOR EACH ROW EXECUTE FUNCTION keep_user_names();

-- `search_fold` alone decides what a word is, for the documents and for the queries.
-- Lower-case words without accents, separated by spaces. In scripts without spaces each character is a word, and so is each symbol.
-- The first 100,000 characters count.
CREATE FUNCTION "search_fold"(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(left(input, 100000));
BEGIN
  IF folded ~ '[^\x01-\x7f]' THEN
    folded := normalize(regexp_replace(left(normalize(folded, NFKD), 100000), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200d\ufe00-\ufe0f\ufeff]', '', 'g'), NFC);
    folded := translate(lower(folded), 'øłđðıħŧςٱىةکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'olddihtσايهكي01234567890123456789');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    folded := regexp_replace(folded, '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2190-\u2bff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U0001f000-\U0001faff\U00020000-\U0003ffff])', ' \1 ', 'g');
    folded := regexp_replace(folded, '[\u0080-\u00bf\u00d7\u00f7\u055d\u0589\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u2000-\u206f\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30fb\ufff0-\uffff]+', ' ', 'g');
  END IF;
  RETURN btrim(regexp_replace(folded, '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g'));
END $$;

-- A document of its first 16,383 words; of longer words the first 60 characters count.
CREATE FUNCTION "search_document"(input text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(left(word, 60) || ':' || place || weight, ' ')::tsvector, '') FROM string_to_table(public.search_fold(input), ' ') WITH ORDINALITY AS folded(word, place) WHERE word <> '' AND place < 16384
$$;

-- All of the words in any order. A word that is not whole also matches the beginning of a longer word.
CREATE FUNCTION "search_query"(words text[], whole boolean[], weights text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || (
      SELECT string_agg(left(part, 60) || ':' || CASE WHEN is_whole OR place < cardinality(parts) THEN '' ELSE '*' END || weights, ' <-> ' ORDER BY place) FROM unnest(parts) WITH ORDINALITY AS each(part, place)
    ) || ')', ' & ')::tsquery
  FROM unnest(words, whole) AS asked(word, is_whole) CROSS JOIN LATERAL string_to_array(public.search_fold(left(word, 200)), ' ') parts WHERE cardinality(parts) > 0
$$;

-- The word and all words that differ by one mistake: an extra letter, a missing one, a wrong one, or two letters swapped.
CREATE FUNCTION "search_similar_word"(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(DISTINCT similar_word || ':' || CASE WHEN length(similar_word) > 5 THEN '*' ELSE '' END, '|')::tsquery
  FROM (SELECT left(word, at) AS head, substr(word, at + 1) AS tail FROM generate_series(0, length(word)) at) parts
  CROSS JOIN LATERAL (
    SELECT word
    UNION ALL SELECT head || substr(tail, 2) WHERE tail <> ''
    UNION ALL SELECT head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3) WHERE length(tail) > 1
    UNION ALL SELECT head || letter || rest
      FROM string_to_table(CASE WHEN word ~ '[a-z]' THEN 'abcdefghijklmnopqrstuvwxyz' WHEN word ~ '[а-я]' THEN 'абвгдежзиклмнопрстуфхцчшщъыьэюя' WHEN word ~ '[α-ω]' THEN 'αβγδεζηθικλμνξοπρστυφχψω'
        WHEN word ~ '[א-ת]' THEN 'אבגדהוזחטיכלמנסעפצקרשתםןץףך' ELSE 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤ' END, NULL) letter, (VALUES (tail), (substr(tail, 2))) rests(rest)
  ) edits(similar_word) WHERE similar_word <> ''
$$;

-- The same words, of which the first three may be misspelled if they have four to twenty letters.
CREATE FUNCTION "search_similar"(words text[], whole boolean[]) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  similar_words tsquery;
  part tsquery;
BEGIN
  FOR at IN 1 .. cardinality(words) LOOP
    IF at < 4 AND NOT whole[at] AND public.search_fold(words[at]) ~ '^[a-zа-яα-ωא-תء-ي]{4,20}$' THEN
      part := public.search_similar_word(public.search_fold(words[at]));
    ELSE
      part := public.search_query(words[at:at], whole[at:at], '');
    END IF;
    similar_words := CASE WHEN similar_words IS NULL THEN part WHEN part IS NULL THEN similar_words ELSE similar_words && part END;
  END LOOP;
  RETURN similar_words;
END $$;

-- An entry in each document that names its board, so that the index finds the texts of a few boards.
CREATE FUNCTION "search_board"(id integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ('''#' || id || ''':16383D')::tsvector $$;

-- The text of sanitized HTML.
CREATE FUNCTION "search_text_of_html"(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN html ~ '[<&]' THEN regexp_replace(regexp_replace(regexp_replace(html, '<(/?(p|div|li|h[1-6]|tr|t[dh]|pre|blockquote|ul|ol|table)|br|hr)\M[^<>]*>', ' ', 'gi'), '<[^<>]*>', '', 'g'), '&#?\w{1,10};', ' ', 'g') ELSE html END
$$;

CREATE FUNCTION "search_text_of_value"(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'number' THEN value #>> '{}' WHEN 'array' THEN (SELECT string_agg(each, ' ') FROM jsonb_array_elements_text(value) each) END
$$;

-- The title has the weight A, labels and custom values B, the description C.
CREATE FUNCTION "search_own_text"(title text, description text, board_id integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_document(title, 'A') || public.search_document(public.search_text_of_html(description), 'C') || public.search_board(board_id)
$$;

CREATE FUNCTION "search_properties"(id integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT public.search_document(string_agg(words, ' '), 'B') FROM (
    SELECT l.title AS words FROM public.task_label x JOIN public.label l ON l.id = x.label_id WHERE x.task_id = $1
    UNION ALL SELECT public.search_text_of_value(v.value) FROM public.custom_field_value v WHERE v.task_id = $1) properties
$$;

CREATE FUNCTION "search_new_tasks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.task_search (task_id, board_id, title, document)
  SELECT id, board_id, public.search_fold(title), public.search_own_text(title, description, board_id) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_inserted_search" AFTER INSERT ON "task" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_new_tasks();

CREATE FUNCTION "search_changed_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.task_search SET board_id = NEW.board_id, title = public.search_fold(NEW.title),
    document = public.search_own_text(NEW.title, NEW.description, NEW.board_id) || public.search_properties(NEW.id)
  WHERE task_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_updated_search" AFTER UPDATE OF "title", "description", "board_id" ON "task" FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.description IS DISTINCT FROM NEW.description OR OLD.board_id <> NEW.board_id) EXECUTE FUNCTION search_changed_task();

CREATE FUNCTION "search_new_comments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.comment_search (comment_id, task_id, board_id, document)
  SELECT id, task_id, board_id, public.search_document(raw_description, 'D') || public.search_board(board_id) FROM changed WHERE status = 'published' AND type <> 'note';
  RETURN NULL;
END $$;
CREATE TRIGGER "comment_inserted_search" AFTER INSERT ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_new_comments();

CREATE FUNCTION "search_changed_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.comment_search WHERE comment_id = NEW.id;
  INSERT INTO public.comment_search (comment_id, task_id, board_id, document)
  SELECT NEW.id, NEW.task_id, NEW.board_id, public.search_document(NEW.raw_description, 'D') || public.search_board(NEW.board_id) WHERE NEW.status = 'published' AND NEW.type <> 'note';
  RETURN NULL;
END $$;
CREATE TRIGGER "comment_updated_search" AFTER UPDATE OF "raw_description", "status", "type", "task_id", "board_id" ON "comment" FOR EACH ROW
  WHEN (OLD.raw_description <> NEW.raw_description OR OLD.status <> NEW.status OR OLD.type <> NEW.type OR OLD.task_id <> NEW.task_id OR OLD.board_id <> NEW.board_id)
  EXECUTE FUNCTION search_changed_comment();

-- The file of an import is removed once no import needs it any more. Several share the export
-- of a whole site; those that end at the same time wait for each other here.
CREATE FUNCTION "discard_file_of_import"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('import file ' || OLD.file_path, 0));
  INSERT INTO discarded_file (driver, file_path) SELECT OLD.driver, OLD.file_path
  WHERE NOT EXISTS (SELECT FROM public.import_session WHERE driver = OLD.driver AND file_path = OLD.file_path)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
CREATE TRIGGER "import_file_deleted" AFTER DELETE ON "import_session" FOR EACH ROW WHEN (OLD.file_path IS NOT NULL) EXECUTE FUNCTION discard_file_of_import();
CREATE TRIGGER "import_file_changed" AFTER UPDATE OF "file_path" ON "import_session" FOR EACH ROW WHEN (OLD.file_path IS NOT NULL AND OLD.file_path IS DISTINCT FROM NEW.file_path) EXECUTE FUNCTION discard_file_of_import();

-- Chunks of imports arrive in any order: those that are missing are empty.
CREATE FUNCTION "discard_files_of_uploads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path) SELECT driver, file_path FROM (SELECT driver, unnest(chunks) AS file_path FROM gone) files WHERE file_path <> ''
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
CREATE TRIGGER "upload_deleted_files" AFTER DELETE ON "upload" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_uploads();

-- Plans of triggers stay in their session: one made for small tables would go through all of a large table for each changed row.
-- So these always find the tasks by their ids.
CREATE FUNCTION "renew_task"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET updated_at = updated_at WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_watcher_inserted" AFTER INSERT ON "task_watcher" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_left" AFTER UPDATE ON "task_watcher" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_updated" AFTER UPDATE ON "task_watcher" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "task_watcher_deleted" AFTER DELETE ON "task_watcher" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_inserted" AFTER INSERT ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_left" AFTER UPDATE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_updated" AFTER UPDATE ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "custom_field_value_deleted" AFTER DELETE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_inserted" AFTER INSERT ON "repeat_rule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_left" AFTER UPDATE ON "repeat_rule" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_updated" AFTER UPDATE ON "repeat_rule" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "repeat_rule_deleted" AFTER DELETE ON "repeat_rule" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

-- An idea's answer changes its task for those who look at it.
CREATE TRIGGER "idea_inserted" AFTER INSERT ON "idea" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();
CREATE TRIGGER "idea_updated" AFTER UPDATE ON "idea" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_task();

-- Of comments, too, those are told who look at their board: which tasks they are on, so that an open task reads its own anew.
-- What goes with its task is told by the task.
CREATE FUNCTION "tell_live_commented"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', CASE WHEN count(*) <= 200 THEN json_agg(id ORDER BY id) END)::text)
  FROM (SELECT board_id, id FROM public.task WHERE id = ANY (ARRAY(SELECT task_id FROM changed))) tasks
  GROUP BY board_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "comment_inserted_live" AFTER INSERT ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();
CREATE TRIGGER "comment_updated_live" AFTER UPDATE ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();
CREATE TRIGGER "comment_deleted_live" AFTER DELETE ON "comment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_commented();

CREATE FUNCTION "search_changed_properties"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id)
  WHERE task_id = ANY (ARRAY(SELECT task_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "task_label_inserted_search" AFTER INSERT ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_left_search" AFTER UPDATE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_updated_search" AFTER UPDATE ON "task_label" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "task_label_deleted_search" AFTER DELETE ON "task_label" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_inserted_search" AFTER INSERT ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_left_search" AFTER UPDATE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_updated_search" AFTER UPDATE ON "custom_field_value" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();
CREATE TRIGGER "custom_field_value_deleted_search" AFTER DELETE ON "custom_field_value" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changed_properties();

CREATE FUNCTION "search_changed_label"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task_search SET document = ts_filter(document, '{a,c,d}') || public.search_properties(task_id)
  WHERE task_id = ANY (ARRAY(SELECT task_id FROM public.task_label WHERE label_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "label_updated_search" AFTER UPDATE OF "title" ON "label" FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION search_changed_label();

-- Differences, so that two people who log time on one task at once don't undo each other's.
CREATE FUNCTION "count_logged_time"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET logged_minutes = logged_minutes + logged.minutes
  FROM (SELECT task_id, sum(billable_minutes) AS minutes FROM changed WHERE status = 'commited' GROUP BY task_id) logged
  WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND task.id = logged.task_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "time_track_added" AFTER INSERT ON "time_track" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_logged_time"();
CREATE TRIGGER "time_track_changed_to" AFTER UPDATE ON "time_track" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_logged_time"();

CREATE FUNCTION "count_removed_time"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE public.task SET logged_minutes = logged_minutes - removed.minutes
  FROM (SELECT task_id, sum(billable_minutes) AS minutes FROM changed WHERE status = 'commited' GROUP BY task_id) removed
  WHERE id = ANY (ARRAY(SELECT task_id FROM changed)) AND task.id = removed.task_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "time_track_removed" AFTER DELETE ON "time_track" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_time"();
CREATE TRIGGER "time_track_changed_from" AFTER UPDATE ON "time_track" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_time"();

-- A person's other tabs and devices show the timer as it is now. A message holds 8000 bytes at most.
CREATE FUNCTION "tell_live_timer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('timers', json_agg(user_id ORDER BY user_id))::text)
  FROM (SELECT user_id, (row_number() OVER (ORDER BY user_id) - 1) / 500 AS part FROM changed) parts
  GROUP BY part;
  RETURN NULL;
END $$;
CREATE TRIGGER "timer_inserted_live" AFTER INSERT ON "timer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();
CREATE TRIGGER "timer_updated_live" AFTER UPDATE ON "timer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();
CREATE TRIGGER "timer_deleted_live" AFTER DELETE ON "timer" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_timer();

CREATE FUNCTION "with_ids"("ids" INTEGER[], "more" INTEGER[]) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cardinality(ids) + cardinality(more) <= 200 THEN ids || more END
$$;

CREATE FUNCTION "without_ids"("ids" INTEGER[], "fewer" INTEGER[]) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN ids IS NOT NULL THEN ARRAY(SELECT id FROM unnest(ids) id WHERE id <> ALL (fewer)) END
$$;

-- A column of the task (the first argument) follows the ids that rows of the task have in one of theirs (the second). These change what the task has when it is
-- updated, and don't read rows of other transactions, which may not be visible yet. The update also gives the task another version.
CREATE FUNCTION "keep_linked_ids"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET enable_nestloop = off AS $$
DECLARE
  change CONSTANT text := 'UPDATE public.task SET %1$I = public.%3$I(%1$I, c.ids) FROM (SELECT task_id, array_agg(%2$I) AS ids FROM %4$I GROUP BY task_id) c
    WHERE id = ANY (ARRAY(SELECT task_id FROM %4$I)) AND id = c.task_id';
BEGIN
  IF TG_OP <> 'INSERT' THEN EXECUTE format(change, TG_ARGV[0], TG_ARGV[1], 'without_ids', 'removed'); END IF;
  IF TG_OP <> 'DELETE' THEN EXECUTE format(change, TG_ARGV[0], TG_ARGV[1], 'with_ids', 'added'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_label_inserted" AFTER INSERT ON "task_label" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');
CREATE TRIGGER "task_label_updated" AFTER UPDATE ON "task_label" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');
CREATE TRIGGER "task_label_deleted" AFTER DELETE ON "task_label" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('label_ids', 'label_id');
CREATE TRIGGER "task_assignee_inserted" AFTER INSERT ON "task_assignee" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');
CREATE TRIGGER "task_assignee_updated" AFTER UPDATE ON "task_assignee" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');
CREATE TRIGGER "task_assignee_deleted" AFTER DELETE ON "task_assignee" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_linked_ids('assignee_ids', 'user_id');

-- What ends without being restored takes its stored files with it.
CREATE FUNCTION "discard_files_of_trash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO discarded_file (driver, file_path)
  SELECT gone.row ->> 'driver', file.path FROM gone CROSS JOIN LATERAL (VALUES (gone.row ->> 'file_path'), (gone.row ->> 'thumbnail_path')) AS file (path)
  WHERE gone.table_name = 'attachment' AND gone.column_name IS NULL AND file.path IS NOT NULL
    AND NOT EXISTS (SELECT FROM public.attachment a WHERE a.id = gone.record_id)
  ON CONFLICT (driver, file_path) DO UPDATE SET remove_at = CURRENT_TIMESTAMP;
  RETURN NULL;
END $$;
CREATE TRIGGER "trash_row_deleted_files" AFTER DELETE ON "trash_row" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION discard_files_of_trash();

-- Which tasks wait for which is live on open boards. By row, because deleting a task always deletes its dependencies, and most have none.
CREATE FUNCTION "tell_live_dependency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', id, 'what', 'dependencies', 'at', pg_current_xact_id()::text)::text)
  FROM public.board WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.board_id ELSE NEW.board_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER "task_dependency_live" AFTER INSERT OR DELETE ON "task_dependency" FOR EACH ROW EXECUTE FUNCTION tell_live_dependency();

-- The reactions of a deleted comment need no message: the comment has its own.
CREATE FUNCTION "tell_live_reacted"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM pg_notify('boards_live', json_build_object('board', board_id, 'what', 'comments', 'at', pg_current_xact_id()::text, 'commented', CASE WHEN count(*) <= 200 THEN json_agg(task_id ORDER BY task_id) END)::text)
  FROM (SELECT DISTINCT board_id, task_id FROM public.comment WHERE id = ANY (ARRAY(SELECT comment_id FROM changed))) tasks
  GROUP BY board_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "comment_reaction_inserted_live" AFTER INSERT ON "comment_reaction" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_reacted();
CREATE TRIGGER "comment_reaction_deleted_live" AFTER DELETE ON "comment_reaction" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_live_reacted();
