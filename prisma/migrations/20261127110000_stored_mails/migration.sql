ALTER TYPE "mail_state" RENAME VALUE 'kept' TO 'stored';
