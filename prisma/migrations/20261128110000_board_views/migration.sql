CREATE TYPE "board_view_name" AS ENUM ('kanban', 'list', 'table');

CREATE TABLE "board_view" (
    "user_id" INTEGER NOT NULL,
    "board_id" INTEGER NOT NULL,
    "view" "board_view_name" NOT NULL DEFAULT 'kanban',
    "layout" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_view_pkey" PRIMARY KEY ("user_id", "board_id")
);

CREATE INDEX "board_view_board_id_idx" ON "board_view"("board_id");

ALTER TABLE "board_view" ADD CONSTRAINT "board_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "board_view" ADD CONSTRAINT "board_view_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "board"("id") ON DELETE CASCADE ON UPDATE CASCADE;
