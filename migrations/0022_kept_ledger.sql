ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_sides" CHECK (("ledger_transfers"."from_account" = 'executive:' || "ledger_transfers"."executive_id" and "ledger_transfers"."to_account" like 'house:%')
        or ("ledger_transfers"."to_account" = 'executive:' || "ledger_transfers"."executive_id" and "ledger_transfers"."from_account" like 'house:%'));--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE ON "ledger_transfers"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_kept" BEFORE TRUNCATE ON "ledger_transfers"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
