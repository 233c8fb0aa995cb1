CREATE TABLE "ledger_check" (
	"name" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"difference_fen" bigint NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_order_change_version" UNIQUE("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "customer_order_change" ADD CONSTRAINT "customer_order_change_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER customer_order_change_append_only BEFORE UPDATE OR DELETE ON customer_order_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER customer_order_change_no_truncate BEFORE TRUNCATE ON customer_order_change EXECUTE FUNCTION refuse_change();
