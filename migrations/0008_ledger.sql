CREATE TABLE "ledger_transfers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"executive_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"lead_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_accounts" CHECK ("ledger_transfers"."from_account" <> "ledger_transfers"."to_account")
);
--> statement-breakpoint
ALTER TABLE "executives" ADD COLUMN "recess_reason" smallint;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_transfers_executive" ON "ledger_transfers" USING btree ("executive_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_send" ON "ledger_transfers" USING btree ("lead_id","executive_id") WHERE "ledger_transfers"."type" = 103;--> statement-breakpoint
INSERT INTO "ledger_transfers" ("executive_id", "type", "from_account", "to_account", "amount", "note") SELECT "id", 1, 'house:bank', 'executive:' || "id", "balance", 'Saldo inicial' FROM "executives" WHERE "balance" > 0;
