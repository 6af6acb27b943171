-- A task whose support ticket was taken off has no source any more.
ALTER TABLE "task" ALTER COLUMN "source" DROP NOT NULL;
