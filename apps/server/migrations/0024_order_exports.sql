CREATE TABLE "customer_order_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"what" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER customer_order_export_append_only BEFORE UPDATE OR DELETE ON customer_order_export FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER customer_order_export_no_truncate BEFORE TRUNCATE ON customer_order_export EXECUTE FUNCTION refuse_change();
