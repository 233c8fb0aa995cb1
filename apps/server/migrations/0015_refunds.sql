CREATE TABLE "refund_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"act" text NOT NULL,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"actor_id" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_part" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part_number" text NOT NULL,
	"refund_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"fact_id" uuid NOT NULL,
	"house" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"error" text,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"bank_serial" text,
	CONSTRAINT "refund_part_part_number_unique" UNIQUE("part_number"),
	CONSTRAINT "refund_part_bank_serial_unique" UNIQUE("bank_serial"),
	CONSTRAINT "refund_part_position" UNIQUE("refund_id","position"),
	CONSTRAINT "refund_part_amount" CHECK ("refund_part"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"fund" text NOT NULL,
	"origin" text NOT NULL,
	"fact_id" uuid,
	"state" smallint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"reply" text,
	"pending_act" text,
	"pending_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refund_refund_number_unique" UNIQUE("refund_number"),
	CONSTRAINT "refund_fact_id_unique" UNIQUE("fact_id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_fen" > 0),
	CONSTRAINT "refund_pending" CHECK (("refund"."pending_act" is null) = ("refund"."pending_by" is null))
);
--> statement-breakpoint
ALTER TABLE "refund_act" ADD CONSTRAINT "refund_act_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_part" ADD CONSTRAINT "refund_part_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_part" ADD CONSTRAINT "refund_part_fact_id_payment_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."payment_fact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_fact_id_payment_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."payment_fact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_act_refund" ON "refund_act" USING btree ("refund_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_part_fact" ON "refund_part" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "refund_part_ask" ON "refund_part" USING btree ("ask_at") WHERE "refund_part"."state" = 'waiting' and "refund_part"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_newest" ON "refund" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "refund_state" ON "refund" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_open" ON "refund" USING btree ("order_id") WHERE "refund"."state" in (0, 1) and "refund"."fact_id" is null;
--> statement-breakpoint
CREATE TRIGGER refund_act_append_only BEFORE UPDATE OR DELETE ON refund_act FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refund_act_no_truncate BEFORE TRUNCATE ON refund_act EXECUTE FUNCTION refuse_change();
