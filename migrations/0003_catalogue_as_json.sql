ALTER TABLE "products"
	ALTER COLUMN "requirement" DROP DEFAULT,
	ALTER COLUMN "metadata" DROP DEFAULT,
	ALTER COLUMN "customers" TYPE json USING "customers"::text::json,
	ALTER COLUMN "yearly_use" TYPE json USING "yearly_use"::text::json,
	ALTER COLUMN "requirement" TYPE json USING "requirement"::text::json,
	ALTER COLUMN "metadata" TYPE json USING "metadata"::text::json;--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "requirement" SET DEFAULT '[]'::json,
	ALTER COLUMN "metadata" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "tariff_rows" ALTER COLUMN "conditions" TYPE json USING "conditions"::text::json;
