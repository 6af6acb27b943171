-- The assistant's requests are counted, because each of them costs money.
CREATE TABLE "assistant_use" (
    "month" DATE NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "assistant_use_pkey" PRIMARY KEY ("month")
);
