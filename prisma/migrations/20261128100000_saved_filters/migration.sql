-- A saved filter holds the search parameters of a view, and may be shared with the board.
ALTER TABLE "saved_filter" ALTER COLUMN "filter" TYPE TEXT USING "filter" #>> '{}', ADD COLUMN "is_shared" BOOLEAN NOT NULL DEFAULT false;
