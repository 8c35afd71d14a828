CREATE TABLE "index_pairs" (
	"one" "bytea" NOT NULL,
	"other" "bytea" NOT NULL,
	CONSTRAINT "index_pairs_one_other_pk" PRIMARY KEY("one","other")
);
--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires");