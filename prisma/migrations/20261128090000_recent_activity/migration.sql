CREATE INDEX "activity_board_id_id_idx" ON "activity"("board_id", "id");
