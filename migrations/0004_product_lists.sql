CREATE TABLE "product_lists" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"clinics" "bytea" NOT NULL,
	"features" "bytea" NOT NULL,
	CONSTRAINT "product_lists_version_id_product_id_pk" PRIMARY KEY("version_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_lists" ("version_id", "product_id", "clinics", "features")
SELECT "version_id", "id",
	coalesce((
		SELECT string_agg(
			int4send("clinic_id") || int2send(coalesce("hospitalaria", -1::smallint)) ||
				int2send(coalesce("ambulatoria", -1::smallint)) || int2send(coalesce("urgencia", -1::smallint)),
			'' ORDER BY "clinic_id")
		FROM "product_clinics" WHERE "version_id" = "products"."version_id" AND "product_id" = "products"."id"
	), ''),
	coalesce((
		SELECT string_agg(int4send("feature_id"), '' ORDER BY "feature_id")
		FROM "product_features" WHERE "version_id" = "products"."version_id" AND "product_id" = "products"."id"
	), '')
FROM "products";
