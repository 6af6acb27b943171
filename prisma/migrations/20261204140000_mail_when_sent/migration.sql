-- What an email needs when it is sent: its invitation, the changes that it lists, and its Message-ID of the first time.
ALTER TABLE "mail" ADD COLUMN "invitation_id" INTEGER, ADD COLUMN "news" JSONB, ADD COLUMN "message_id" VARCHAR(300);
