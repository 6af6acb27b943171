CREATE INDEX "activity_board_id_created_at_idx" ON "activity"("board_id", "created_at");
DROP INDEX "activity_board_id_id_idx";
